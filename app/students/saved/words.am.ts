import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSaved } from "./track/progress.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const statusNames: Words["statusNames"] = {
  interested: "ፍላጎት አለኝ",
  preparing: "በዝግጅት ላይ",
  applied: "አመልክቻለሁ",
  shortlisted: "ለቀጣይ ዙር አልፌያለሁ",
  accepted: "ተቀብለውኛል",
  rejected: "አልተቀበሉኝም",
};

export const kindNames: Words["kindNames"] = {
  scholarship: { one: "ስኮላርሺፕ", many: "ስኮላርሺፖች" },
  college: { one: "ኮሌጅ", many: "ኮሌጆች" },
  internship: { one: "ኢንተርንሺፕ", many: "ኢንተርንሺፖች" },
};

export const savingWords: Words["savingWords"] = {
  saved: "ተቀምጧል",
  savedDetail: "«የተቀመጡ» ገጽ ላይ ያገኙታል።",
  savedAll: (count) => `ሁሉንም ${count} «የተቀመጡ» ገጽ ላይ ያገኟቸዋል።`,
  willHear: "ሲከፈት እንነግርዎታለን።",
  willNotHear: "ሲከፈት አንነግርዎትም።",
  removed: "ከተቀመጡት ተወግዷል",
  failed: "አልተቀመጠም",
  unknown: "ይህ ከእንግዲህ በዝርዝራችን የለም።",
  full: `${mostSaved} አስቀምጠዋል፤ ከዚህ በላይ አይቻልም። መጀመሪያ «የተቀመጡ» ገጽ ላይ ጥቂቶቹን ያስወግዱ።`,
  stillSaved: "አሁንም እንደተቀመጠ ነው",
  hasProgress: "ማስታወሻዎ፣ ምልክቶችዎ፣ የድጋፍ ደብዳቤ ጸሐፊዎችዎ ወይም ሁኔታው አብረውት ተቀምጠዋል። በስህተት እንዳይጠፉ «የተቀመጡ» ገጽ ላይ ያስወግዱት።",
  hasBell: "ሲከፈት እንድንነግርዎ ጠይቀዋል። መጀመሪያ ያንን ያጥፉ፣ ወይም «የተቀመጡ» ገጽ ላይ ያስወግዱት።",
};

export const savedWords: Words["savedWords"] = {
  coursePlan: (courses) => (courses < 2 ? "የፕሮግራም ምርጫ ዕቅዴ፦ 1 ፕሮግራም" : `የፕሮግራም ምርጫ ዕቅዴ፦ ${courses} ፕሮግራሞች`),
  title: "የተቀመጡ",
  description: "ያስቀመጧቸው ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች ከቀነ ገደባቸው ጋር።",
  intro: "በዚህ ሳምንት የሚሠራው ከላይ ነው፣ ከዚያ ቀድሞ የሚዘጋው። ማስታወሻዎችዎን ማየት የሚችሉት እርስዎ ብቻ ነዎት።",
  dueTitle: "በዚህ ሳምንት ቀነ ገደባቸው የሚደርስ",
  nothingDue: "በሚቀጥሉት 7 ቀናት ቀነ ገደቡ የሚደርስ ነገር የለም።",
  moreSteps: (count) => (count < 2 ? "1 ተጨማሪ እርምጃ" : `${count} ተጨማሪ እርምጃዎች`),
  all: "ሁሉም",
  filters: "ያሳዩ",
  next: "ቀጥሎ፦",
  change: (title) => `ይቀይሩ፦ ${title}`,
  checklistTitle: "የዝግጅት ዝርዝር",
  asList: "ዝርዝር",
  asBoard: "ሰሌዳ",
  looks: "አቀራረብ",
  boardHint: "ዓምዶቹ ወደ ጎን ይንቀሳቀሳሉ። ሁኔታ ሲመርጡ ካርዱ የሚዛወረው ገጹን በሚቀጥለው ጊዜ ሲከፍቱ ነው።",
  none: "የለም",
  status: "ሁኔታ",
  note: "ለራስዎ ማስታወሻ",
  addNote: "ማስታወሻ ወይም የድጋፍ ደብዳቤ ጸሐፊ ይጨምሩ",
  noteAndReferees: "ማስታወሻ እና የድጋፍ ደብዳቤ ጸሐፊዎች",
  refereesTitle: "የድጋፍ ደብዳቤ የጠየቋቸው ሰዎች",
  referee: (number) => `የድጋፍ ደብዳቤ ጸሐፊ ${number}`,
  askedOn: "የተጠየቁበት ቀን",
  asked: (who, day) => (day ? `${who}፣ የተጠየቁት በ${day}` : who),
  tooManyReferees: "እስከ አምስት የድጋፍ ደብዳቤ ጸሐፊዎች መጨመር ይችላሉ።",
  noDay: "ቀኑን እንዲህ ይጻፉ፦ 2026-11-16 (እ.ኤ.አ)።",
  progressOf: (title) => `ሁኔታ እና ማስታወሻ፦ ${title}`,
  statusOf: (title) => `ሁኔታ፦ ${title}`,
  statusKept: (status) => `ተቀምጧል፦ ${status}`,
  statusNotKept: "አልተቀመጠም። የኢንተርኔት ግንኙነትዎ ተቋርጦ ወይም ተዳክሞ ሊሆን ይችላል። እባክዎ እንደገና ይምረጡ።",
  showThere: (status) => `በዚህ ስር ያሳዩ፦ ${status}`,
  print: "ይህን ዝርዝር ለማተም የአሳሽዎን ምናሌ ይጠቀሙ።",
  summary: "የእሑድ ማጠቃለያ በኢሜይል",
  keeping: "እየተቀመጠ ነው...",
  official: "ይፋዊ ድረ ገጽ",
  checklist: (done, all) => `የዝግጅት ዝርዝር፦ ከ${all} ውስጥ ${done} ተጠናቋል`,
  keep: "ለውጦችን ያስቀምጡ",
  kept: "ለውጦቹ ተቀምጠዋል",
  notKept: "ለውጦቹ አልተቀመጡም",
  notRemoved: "አልተወገደም",
  takenDown: "ከእንግዲህ በዝርዝራችን የለም",
  takenDownHint: "አርታኢዎቻችን ከዝርዝሩ አውጥተውታል። ማስታወሻዎ እና ሁኔታው እርስዎ እስኪያስወግዷቸው ይቆያሉ።",
  gone: "ይህ ከእንግዲህ በዝርዝርዎ የለም።",
  remove: "ያስወግዱ",
  removed: (title) => `ተወግዷል፦ ${title}`,
  undo: "ወደነበረበት ይመልሱ",
  broughtBack: "ወደ ዝርዝርዎ ተመልሷል",
  calendar: "ቀነ ገደቦች በቀን መቁጠሪያዎ",
  searches: "ፍለጋዎችዎ",
  csv: "በCSV ያውርዱ",
  back: "ወደ «የተቀመጡ» ይመለሱ",
  empty: (kind) =>
    ({
      scholarship: "እስካሁን ያስቀመጡት ስኮላርሺፕ የለም።",
      college: "እስካሁን ያስቀመጡት ኮሌጅ የለም።",
      internship: "እስካሁን ያስቀመጡት ኢንተርንሺፕ የለም።",
    })[kind],
  emptyHint: "ማንኛውም ካርድ ላይ ያለውን የልብ ምልክት ይንኩ፤ እዚህ ይቀመጣል።",
  browse: (kind) =>
    ({
      scholarship: "ስኮላርሺፖችን ይመልከቱ",
      college: "ኮሌጆችን ይመልከቱ",
      internship: "ኢንተርንሺፖችን ይመልከቱ",
    })[kind],
  matches: "ለእኔ ተስማሚ የሆኑትን ይመልከቱ",
};

export const calendarWords: Words["calendarWords"] = {
  name: "Fursa፦ ያስቀመጥኳቸው ቀነ ገደቦች",
  title: "ቀነ ገደቦች በቀን መቁጠሪያዎ",
  description: "ያስቀመጧቸውን ዕድሎች ቀነ ገደብ በስልክዎ ቀን መቁጠሪያ ይከታተሉ።",
  intro:
    "የስልክዎ ቀን መቁጠሪያ የሚያስቀምጡትን ሁሉ ቀነ ገደብ ሊያሳይ ይችላል። ተጨማሪ ሲያስቀምጡ ወይም ቀን ሲቀየር ራሱን ያድሳል። ለእርስዎ ክፍት ያልሆኑትን አናካትትም።",
  none: "እስካሁን የቀን መቁጠሪያ አድራሻ የለዎትም።",
  make: "የቀን መቁጠሪያ አድራሻ ይፍጠሩ",
  address: "የቀን መቁጠሪያ አድራሻዎ",
  secret: "ይህን ሊንክ ያገኘ ሁሉ ያስቀመጧቸውን ቀነ ገደቦች ማየት ይችላል፤ ማስታወሻዎችዎን ግን አይደለም። ለማንም አያሳዩት።",
  open: "ወደ ቀን መቁጠሪያዬ ያስገቡ",
  iphone: "iPhone ላይ «ወደ ቀን መቁጠሪያዬ ያስገቡ» የሚለውን፣ ከዚያ Subscribe የሚለውን ይጫኑ።",
  android:
    "Android ላይ ለGoogle Calendar፣ calendar.google.comን በኮምፒውተር ይክፈቱ። ከ“Other calendars” አጠገብ ያለውን + ይጫኑ፣ “From URL” የሚለውን ይምረጡና ሊንኩን ይለጥፉ። ከዚያ በስልክዎም ይታያል።",
  renewTitle: "ይህን ሊንክ ሌላ ሰው አገኘው?",
  renew: "አዲስ አድራሻ ይፍጠሩ",
  renewHint: "የቀድሞው ሊንክ ሥራ ያቆማል። አዲሱን ሊንክ በቀን መቁጠሪያዎ እንደገና ያስገቡ። የይለፍ ቃልዎን በኢሜይል ሲቀይሩም አዲስ ሊንክ ይፈጠራል።",
  revoke: "ማጋራት ያቁሙ",
  made: "የቀን መቁጠሪያ አድራሻዎ ተዘጋጅቷል",
  renewed: "አዲስ የቀን መቁጠሪያ አድራሻ አለዎት",
  renewedDetail: "የቀድሞው ከእንግዲህ አይሠራም።",
  revoked: "የቀን መቁጠሪያ አድራሻዎ ተሰርዟል",
  revokedDetail: "ይጠቀሙበት የነበሩ ቀን መቁጠሪያዎች ከእንግዲህ አይታደሱም።",
  notFound: "ያንን ቀን መቁጠሪያ አላገኘነውም።",
};
