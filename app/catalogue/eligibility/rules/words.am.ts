import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import { anyLevel, anyPlace, finishedNames, listed } from "./phrases.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const citizensWords: Words["citizensWords"] = {
  any: "ለማንኛውም ሀገር ዜጋ ክፍት ነው",
  unknown: "የየትኞቹ ሀገራት ዜጎች ማመልከት እንደሚችሉ አልተረጋገጠም",
  yes: (places) => `ለ${anyPlace(places)} ዜጎች`,
  ask: (places) => `ለ${anyPlace(places)} ዜጎች፦ ዜግነትዎን ይንገሩን`,
  unclear: (places) => `ለ${anyPlace(places)} ዜጎች፦ የእርስዎን ዜግነት ያካትት እንደሆነ ያረጋግጡ`,
  no: (places, own) => `ለ${anyPlace(places)} ዜጎች፦ የእርስዎ ዜግነት የ${listed(own.map(placeName))} ነው`,
  perhapsMore: (places) =>
    `ለ${listed(places.map(placeName))} ዜጎች፣ ምናልባትም ለሌሎች ሀገራት ዜጎች፦ ሀገርዎ በዝርዝሩ ውስጥ እንዳለ ያረጋግጡ`,
  excluded: (places) => `የ${anyPlace(places)} ዜጎች ማመልከት አይችሉም`,
  askExcluded: (places) => `የ${anyPlace(places)} ዜጎች ማመልከት አይችሉም፦ ዜግነትዎን ይንገሩን`,
  askResidence: (places) => `ሥራው የሚሠራው በ${anyPlace(places)} ነው፦ የት እንደሚኖሩ ይንገሩን`,
  worksElsewhere: (places) => `ሥራው የሚሠራው በ${anyPlace(places)} ነው፦ ከሌላ ሀገር የሚያመለክቱትን ይቀበል እንደሆነ ተቋሙን ይጠይቁ`,
};

export const residentsWords: Words["residentsWords"] = {
  yes: (places) => `በ${anyPlace(places)} ለሚኖሩ`,
  ask: (places) => `በ${anyPlace(places)} ለሚኖሩ፦ የት እንደሚኖሩ ይንገሩን`,
  unclear: (places) => `በ${anyPlace(places)} ለሚኖሩ፦ እርስዎንም ያካትት እንደሆነ ያረጋግጡ`,
  no: (places, own) => `በ${anyPlace(places)} ለሚኖሩ፦ እርስዎ የሚኖሩት በ${placeName(own)} ነው`,
  perhapsMore: (places) =>
    `በ${listed(places.map(placeName))}፣ ምናልባትም በሌሎች ሀገራት ለሚኖሩ፦ ሀገርዎ በዝርዝሩ ውስጥ እንዳለ ያረጋግጡ`,
};

export const regionWords: Words["regionWords"] = {
  yes: (region) => `ከ${region} ለሆኑ`,
  ask: (region) => `ከ${region} ለሆኑ፦ ቤተሰብዎ ከየት እንደሆነ ይንገሩን`,
  unclear: (region, own) => `ከ${region} ለሆኑ፤ ይህን ቦታ ያካትት እንደሆነ ያረጋግጡ፦ ${own}`,
  no: (region, own) => `ከ${region} ለሆኑ፦ እርስዎ የመጡት ከ${own} ነው`,
};

const range = (least: number | null, most: number | null) =>
  least === null
    ? `ዕድሜያቸው ${most} ዓመት ወይም ከዚያ በታች ለሆኑ`
    : most === null
      ? `ዕድሜያቸው ${least} ዓመት ወይም ከዚያ በላይ ለሆኑ`
      : `ዕድሜያቸው ከ${least} እስከ ${most} ዓመት ለሆኑ`;
export const ageWords: Words["ageWords"] = {
  yes: (least, most) => range(least, most),
  ask: (least, most) => `${range(least, most)}፦ ዕድሜዎን ይንገሩን`,
  unclear: (least, most) => `${range(least, most)}፦ ከትውልድ ቀንዎ ጋር ያስተያዩ`,
  depends: (lowest, most) =>
    most === null
      ? `የአንዳንድ አመልካቾች ዕድሜ ከ${lowest} ዓመት መብለጥ የለበትም፦ የትኛው ገደብ እርስዎን እንደሚመለከት ያረጋግጡ`
      : `${range(null, most)}። የአንዳንድ አመልካቾች ዕድሜ ከ${lowest} ዓመት መብለጥ የለበትም፦ የትኛው ገደብ እርስዎን እንደሚመለከት ያረጋግጡ`,
  no: (least, most, own) => `${range(least, most)}፦ የእርስዎ ዕድሜ ${own} ነው`,
  own: (from, to) =>
    from === to ? `${from} ዓመት` : to >= 99 ? `${from} ዓመት ወይም ከዚያ በላይ` : `ከ${from} እስከ ${to} ዓመት`,
};

export const sexWords: Words["sexWords"] = {
  yes: "ለሴቶች",
  ask: "ለሴቶች፦ ይህ እርስዎን ይመለከት እንደሆነ ይንገሩን",
  no: "ለሴቶች ብቻ",
};

const students: Record<StudyLevel, string> = {
  high_school: "ለሁለተኛ ደረጃ ተማሪዎች",
  vocational: "ለሰርተፊኬት እና ለዲፕሎማ ተማሪዎች",
  undergraduate: "ለመጀመሪያ ዲግሪ ተማሪዎች",
  graduate: "ለሁለተኛ ዲግሪ (ማስተርስ) ተማሪዎች",
  doctorate: "ለሦስተኛ ዲግሪ (PhD) ተማሪዎች",
  short_course: "ለአጭር ሥልጠና ተማሪዎች",
};
const forStudents = (levels: readonly StudyLevel[]) =>
  `${listed(levels.map((level) => students[level]))}፣ ወይም ላጠናቀቁ`;
export const levelWords: Words["levelWords"] = {
  beside: "አጭር ሥልጠና ነው፦ ከሌላው ትምህርትዎ ጎን ለጎን መውሰድ ይችሉ እንደሆነ ያረጋግጡ",
  award: {
    yes: (offered) => `የትምህርት ደረጃ፦ ${anyLevel(offered)}`,
    ask: (offered) => `የትምህርት ደረጃ፦ ${anyLevel(offered)}፤ ምን መማር እንደሚፈልጉ ይንገሩን`,
    no: (offered, own) => `የትምህርት ደረጃ፦ ${anyLevel(offered)}፤ የእርስዎ ምርጫ፦ ${anyLevel(own)}`,
  },
  college: {
    yes: (offered) => `እዚህ መማር የሚችሉት፦ ${anyLevel(offered)}`,
    first: "መጀመሪያ እዚህ ሰርተፊኬት ወይም ዲፕሎማ መማር ይችላሉ፦ የአገርዎ ዩኒቨርሲቲዎች ለዲግሪ ከፍ ያለ ውጤት ይጠይቃሉ",
    ask: () => "ምን መማር እንደሚፈልጉ ይንገሩን፦ ሰርተፊኬት፣ ዲግሪ ወይም ሌላ",
    no: (_, own) => `ይህ ደረጃ እዚህ አይሰጥም፦ ${anyLevel(own)}`,
  },
  work: {
    yes: forStudents,
    ask: (levels) => `${forStudents(levels)}፦ ምን እንደሚማሩ ይንገሩን`,
    unclear: (levels) => `${forStudents(levels)}፦ እርስዎንም ያካትት እንደሆነ ያረጋግጡ`,
  },
};

const need: Words["finishedWords"]["need"] = (level) =>
  level === "primary" || level === "secondary"
    ? `${finishedNames[level]} ማጠናቀቅ ያስፈልጋል`
    : `${finishedNames[level]} ያስፈልጋል`;
export const finishedWords: Words["finishedWords"] = {
  need,
  ask: (level) => `${need(level)}፦ ያጠናቀቁትን ትምህርት ይንገሩን`,
  inTime: (level, year) => `ከመጀመሩ በፊት ${need(level)}፦ የሚያጠናቅቁት እ.ኤ.አ በ${year} ነው`,
  askYear: (level) => `ከመጀመሩ በፊት ${need(level)}፦ የሚያጠናቅቁበትን ዓመት ይንገሩን`,
  tooLate: (level, year) => `${need(level)}፦ የሚያጠናቅቁት እ.ኤ.አ በ${year} ነው`,
  soon: (level) => `${need(level)}፦ ውጤትዎ ከመውጣቱ በፊት ማመልከት ይችሉ እንደሆነ ተቋሙን ይጠይቁ`,
  mostly: (level) => `ብዙውን ጊዜ ይህን ላጠናቀቁ ነው፦ ${finishedNames[level]}። እዚያ ምን መማር እንደሚችሉ ተቋሙን ይጠይቁ`,
};

export const enrolledWords: Words["enrolledWords"] = {
  yes: "በወቅቱ እየተማሩ ላሉ",
  hasPlace: "በወቅቱ እየተማሩ ላሉ ወይም ቅበላ ላገኙ",
  ask: "በወቅቱ እየተማሩ መሆን ያስፈልጋል፦ ምን እንደሚማሩ ይንገሩን",
  unclear: "በወቅቱ በኮሌጅ ወይም በዩኒቨርሲቲ እየተማሩ መሆን ያስፈልጋል",
  askPlace: "በወቅቱ እየተማሩ መሆን ወይም ቅበላ ማግኘት ያስፈልጋል፦ የት እንደሆነ ይንገሩን",
  no: "በወቅቱ እየተማሩ መሆን ያስፈልጋል",
};

const inYears = (years: number) => (years < 2 ? "ባለፈው 1 ዓመት" : `ባለፉት ${years} ዓመታት`);
const forYears = (from: number | null, to: number | null) =>
  from !== null && to !== null && from !== to
    ? `ከ${from}ኛ እስከ ${to}ኛ ዓመት ላሉ ተማሪዎች`
    : from !== null && to === null
      ? `${from}ኛ ዓመት ወይም ከዚያ በላይ ለደረሱ ተማሪዎች`
      : from === null && to !== null
        ? `እስከ ${to}ኛ ዓመት ላሉ ተማሪዎች`
        : `ለ${from ?? 1}ኛ ዓመት ተማሪዎች`;
export const studyTimeWords: Words["studyTimeWords"] = {
  finished: (years) => `${inYears(years)} ውስጥ ላጠናቀቁ`,
  askFinished: (years) => `${inYears(years)} ውስጥ ላጠናቀቁ፦ ያጠናቀቁበትን ዓመት ይንገሩን`,
  unclearFinished: (years, own) => `${inYears(years)} ውስጥ ላጠናቀቁ፦ እ.ኤ.አ ከ${own} ከየትኛው ወር ጀምሮ እንደሆነ ያረጋግጡ`,
  noFinished: (years, own) => `${inYears(years)} ውስጥ ላጠናቀቁ፦ እርስዎ ያጠናቀቁት እ.ኤ.አ በ${own} ነው`,
  year: (from, to) => forYears(from, to),
  askYear: (from, to) => `${forYears(from, to)}፦ ስንተኛ ዓመት እንደሆኑ ይንገሩን`,
  noYear: (from, to, own) => `${forYears(from, to)}፦ እርስዎ ${own}ኛ ዓመት ላይ ነዎት`,
};

const fields = (names: readonly string[], last?: "or") => listed(names.map(fieldName), last);
export const fieldsWords: Words["fieldsWords"] = {
  yes: (matched) => `የትምህርት መስክ፦ ${fields(matched)}`,
  ask: (offered) => `የትምህርት መስክ፦ ${fields(offered)}፤ የእርስዎን መስክ ይንገሩን`,
  near: (offered, own) => `የትምህርት መስክ፦ ${fields(offered)}፤ የእርስዎን መስክ ያካትት እንደሆነ ያረጋግጡ፦ ${fields(own, "or")}`,
  no: (offered, own) => `የትምህርት መስክ፦ ${fields(offered)}፤ የእርስዎ ምርጫ፦ ${fields(own, "or")}`,
};

export const courseWords: Words["courseWords"] = {
  askFields: "የትምህርት መስክዎን ይንገሩን፤ እዚህ የሚሰጥ ፕሮግራም እንፈልጋለን",
  noCourse: (own) => `በሚፈልጉት ደረጃ እና መስክ እዚህ የሚሰጥ ፕሮግራም አናውቅም፦ ${fields(own, "or")}`,
  notTaught: (own) => `በዚህ መስክ እዚህ የሚሰጥ ፕሮግራም አላገኘንም፦ ${fields(own, "or")}`,
  unknown: (course) => `${course}፦ ምን ውጤት እንደሚጠየቅ አናውቅም`,
  mayAskMore: (course, met) => `${course}፦ ${met}። ፕሮግራሙ ሌላ ምን እንደሚጠይቅ አናውቅም`,
  onlyCourse: (course) => `${course}። በመስክዎ ሌላ ፕሮግራም እንዳለው ተቋሙን ይጠይቁ`,
  needs: (course, needs) => `${course}፦ ${needs}`,
  ask: (course, needs) => `${course}፦ ${needs}። ውጤትዎን ይንገሩን`,
  askSubjects: (course, needs) => `${course}፦ ${needs}። የእያንዳንዱን ትምህርት ውጤትዎን ይንገሩን`,
  compare: (course, needs) => `${course}፦ ${needs}። ውጤትዎን እንዴት እንደሚያሰላ ተቋሙን ይጠይቁ`,
  otherWay: (course, needs) => `${course}፦ ${needs}። በሌላ መንገድ፣ በዲፕሎማ፣ መግባት ይቻል እንደሆነ ተቋሙን ይጠይቁ`,
  directEntry: (course) =>
    `${course}፦ ND፣ HND ወይም NCE ካለዎት በJAMB Direct Entry ለሁለተኛ ዓመት ያመልክታሉ። የትኛው ደረጃ እንደሚያስፈልግ ይጠይቁ`,
  condition: (course, needs) => `${course}፦ ${needs}። ቅድመ ሁኔታውን ያሟሉ እንደሆነ ተቋሙን ይጠይቁ`,
  remedialYear: (course, needs) => `${course}፦ ${needs}። መጀመሪያ የሬሜዲያል ዓመት መማር ይችሉ ይሆናል፦ ትምህርት ሚኒስቴርን ይጠይቁ`,
};

const inFour = (hundredths: number) => (hundredths / 100).toFixed(2);
const degreeNames = new Map([
  [1, "የመጀመሪያ ዲግሪ"],
  [350, "First class"],
  [300, "Second class upper (2:1) ወይም የተሻለ"],
  [200, "Second class lower (2:2) ወይም የተሻለ"],
  [100, "Third class ወይም የተሻለ"],
]);
export const gradesWords: Words["gradesWords"] = {
  kcse: (grade) => `KCSE ${grade} እና ከዚያ በላይ`,
  credits: (count, withBoth) => (withBoth ? `እንግሊዝኛ እና ሒሳብን ጨምሮ ${count} ክሬዲት` : `${count} ክሬዲት`),
  aggregate: (least) => `ድምር (aggregate) ${least} ወይም የተሻለ`,
  utme: (least) => `UTME ${least} እና ከዚያ በላይ`,
  principalPasses: (count) =>
    count < 2 ? `${count} ዋና ማለፊያ (principal pass)` : `${count} ዋና ማለፊያዎች (principal passes)`,
  percent: (least) => `በ12ኛ ክፍል ብሔራዊ ፈተና ${least}% እና ከዚያ በላይ`,
  degree: (least) => degreeNames.get(least) ?? `GPA ${inFour(least)} ወይም የተሻለ`,
  diploma: () => "HND Upper Credit",
  have: (bar, own) => `${bar}፤ የእርስዎ ውጤት፦ ${own}`,
  between: (least, most) => `ከ${least} እስከ ${most}`,
  ask: (bars) => `${listed(bars, "or")}፦ ውጤትዎን ይንገሩን`,
  compare: (bars) => `${listed(bars, "or")}፦ ውጤትዎን እንዴት እንደሚያሰላ ተቋሙን ይጠይቁ`,
  words: (minima) => `የሚጠየቀው፦ ${minima.join("፤ ")}`,
  otherWays: (line) => `${line}። ሌላ የመግቢያ መንገድ ሊኖር ይችላል፦ ተቋሙን ይጠይቁ`,
  asksMore: (line) => `${line}። ሌላ መስፈርትም አለ፦ የተቋሙን ገጽ ይመልከቱ`,
  forDegree: (line) => `በሀገርዎ ለዲግሪ፦ ${line}። በቂ መሆኑን ይጠይቋቸው`,
  noBoth: (count) => `${count}፣ ግን እንግሊዝኛ እና ሒሳብ ሁለቱም አልተሟሉም`,
  gpa: (degree) => `${inFour(degree)} (ከ4)`,
};

export const testsWords: Words["testsWords"] = {
  yes: (tests) => `ከሚጠየቁት ፈተናዎች አንዱን ወስደዋል፦ ${tests.join("፤ ")}`,
  need: (tests, waived) =>
    waived === null || waived === ""
      ? `ፈተና ያስፈልጋል፦ ${tests.join("፤ ")}`
      : `ፈተና ያስፈልጋል፦ ${tests.join("፤ ")}። የማያስፈልገው፦ ${waived}`,
};

export const workWords: Words["workWords"] = {
  yes: (needed) => `${needed} ዓመት የሥራ ልምድ ያስፈልጋል`,
  ask: (needed) => `${needed} ዓመት የሥራ ልምድ ያስፈልጋል፦ ስንት ዓመት እንደሠሩ ይንገሩን`,
  no: (needed, own) =>
    own === 0
      ? `${needed} ዓመት የሥራ ልምድ ያስፈልጋል፦ የእርስዎ የሥራ ልምድ ገና ነው`
      : `${needed} ዓመት የሥራ ልምድ ያስፈልጋል፦ ያለዎት ${own} ዓመት ነው`,
};

const forGroup: Readonly<Record<string, string>> = {
  low_income: "ዝቅተኛ ገቢ ላላቸው ቤተሰቦች",
  disability: "ለአካል ጉዳተኞች",
  refugee: "ለስደተኞች",
  orphan: "ወላጅ ላጡ ልጆች",
  rural: "ለገጠር ነዋሪዎች",
  sport: "ለስፖርተኞች",
  academic_staff: "ለዩኒቨርሲቲ መምህራን",
  first_generation: "ከቤተሰቡ መጀመሪያ ለሚማሩ",
};
const forGroups = (groups: readonly string[]) =>
  listed(groups.map((group) => lookUp(forGroup, group) ?? `ለ${groupInWords(group)}`));
export const groupsWords: Words["groupsWords"] = {
  welcome: (groups) => `ለአንድ ቡድን ብቻ አይደለም። በተለይ እንዲያመለክቱ የሚበረታቱ፦ ${listed(groups.map(groupInWords))}`,
  yes: forGroups,
  ask: (groups) => `${forGroups(groups)} ብቻ፦ ይህ እርስዎን ይመለከት እንደሆነ ይንገሩን`,
  unclear: (groups) => `${forGroups(groups)} ብቻ፦ ይህ እርስዎን ይመለከት እንደሆነ ያረጋግጡ`,
  unnamed: "ለተወሰኑ ወገኖች ብቻ፦ እርስዎን ይመለከት እንደሆነ ያረጋግጡ",
  no: (groups) => `${forGroups(groups)} ብቻ`,
};

export const otherWords: Words["otherWords"] = {
  alsoAsked: (conditions) => `በተጨማሪ የሚጠየቀው፦ ${conditions.join("፤ ")}`,
  schoolClass: (line) => line,
  askEnrolledAt: (places) => `ለዚህ ተቋም ተማሪዎች፦ ${listed(places, "or")}። የት እንደሚማሩ ወይም ቅበላ እንዳገኙ ይንገሩን`,
  enrolledAt: (places) => `ለዚህ ተቋም ተማሪዎች፦ ${listed(places, "or")}`,
};
