import { namedChoices } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const finishedChoices: Words["finishedChoices"] = namedChoices(lists.finishedLevels, {
  none: "እስካሁን ምንም",
  primary: "አንደኛ ደረጃ ትምህርት",
  secondary: "ሁለተኛ ደረጃ ትምህርት",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ (TVET፣ ND፣ HND)",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
});

export const wantedChoices: Words["wantedChoices"] = namedChoices(lists.studyLevels, {
  high_school: "ሁለተኛ ደረጃ ትምህርት",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ (TVET፣ ND፣ HND)",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
  doctorate: "ሦስተኛ ዲግሪ (PhD)",
  short_course: "አጭር ሥልጠና",
});

export const sexChoices: Words["sexChoices"] = namedChoices(lists.sexes, { female: "ሴት", male: "ወንድ" });

type StudentWords = ReturnType<Words["wordsAbout"]>;

const ofYou: StudentWords = {
  studies: "ትምህርትዎ",
  lookingFor: "የትምህርት መስኮች እና ሀገሮች",
  finished: "ያጠናቀቁት ትምህርት",
  wanted: "የሚፈልጉት ዲግሪ",
  budget: "በጀት",
  gpa: (lowest, highest) => `ግዴታ አይደለም፤ ከ${lowest} እስከ ${highest}። ባዶ ከተዉት ከታች ካለው ዲግሪ እናሰላዋለን።`,
  results: {
    title: "ውጤቶችዎ",
    why: "በምስክር ወረቀትዎ ላይ እንዳለው ይጻፏቸው። ለየትኞቹ ማመልከት እንደሚችሉ የሚወስኑት እነሱ ናቸው።",
  },
  place: {
    title: "ዜግነት እና መኖሪያ",
    why: "ብዙ ስኮላርሺፖች ለአንዳንድ ሀገራት ዜጎች ወይም እዚያ ለሚኖሩ ብቻ ናቸው።",
    citizenships: "ዜግነት",
    residence: "የሚኖሩበት ሀገር፣ ሌላ ከሆነ",
    region: "ካውንቲ፣ ስቴት ወይም ክልል",
    origin: "ቤተሰብዎ የመጡበት አካባቢ",
    originHint: "ካውንቲ፣ ስቴት ወይም ክልል፣ ከሚኖሩበት የተለየ ከሆነ",
  },
  school: {
    title: "ትምህርት ቤት ወይም ዩኒቨርሲቲ",
    why: "አንዳንድ ዕድሎች ለአንድ ዩኒቨርሲቲ ወይም ለአንድ ዓመት ተማሪዎች፣ ወይም በቅርቡ ላጠናቀቁ ብቻ ናቸው።",
    institution: "የሚማሩበት ተቋም",
    yearOfStudy: "ስንተኛ ዓመት",
    schoolClass: "ክፍል፣ ገና ትምህርት ቤት ከሆኑ",
    finishedIn: "ያጠናቀቁበት ወይም የሚያጠናቅቁበት ዓመት",
    finishedInHint: "አሁን የሚማሩት፤ የማይማሩ ከሆነ መጨረሻ ያጠናቀቁት ትምህርት",
  },
  person: {
    title: "ዕድሜ እና ጾታ",
    why: "አንዳንድ ስኮላርሺፖች የዕድሜ ገደብ አላቸው፤ አንዳንዶቹ ለሴቶች ብቻ ናቸው።",
    bornOn: "የትውልድ ቀን",
    age: "ወይም ዕድሜዎ",
  },
  wishes: {
    title: "ቀጥሎ የሚፈልጉት",
    why: "በእውነት የሚማሩትን፣ የት እንደሚማሩ እና መክፈል የሚችሉትን እንድናሳይዎ።",
    levels: "መማር የምፈልገው",
    words: "መማር የሚፈልጉት፣ በራስዎ ቃላት",
    other: "ሌሎች ሀገራት",
    budgetValue: "በዓመት መክፈል የሚችሉት",
  },
  experience: {
    title: "ሥራ እና ፈተናዎች",
    why: "አንዳንድ ስኮላርሺፖች የሥራ ልምድ፣ አንዳንዶቹ ፈተና ይጠይቃሉ። አብዛኞቹ ሁለቱንም አይጠይቁም።",
    workYears: "የሥራ ልምድ በዓመት",
    tests: "የወሰዷቸው ፈተናዎች",
    noTest: "ከእነዚህ አንዱንም አልወሰድኩም",
    isGoing: "ለዚህ ገና እየተማርኩ ነው",
  },
  circumstances:
    "አንዳንድ ስኮላርሺፖች ለስደተኞች፣ ለአካል ጉዳተኞች፣ ወላጅ ላጡ ልጆች ወይም ዝቅተኛ ገቢ ላላቸው ቤተሰቦች ናቸው። በተለየ የግል ገጽ ሊነግሩን ይችላሉ።",
};

const ofChild: StudentWords = {
  studies: "የልጅዎ ትምህርት",
  lookingFor: "የትምህርት መስኮች እና ሀገሮች",
  finished: "በልጅዎ የተጠናቀቀ ትምህርት",
  wanted: "ለልጅዎ የሚፈለገው ዲግሪ",
  budget: "በጀት",
  gpa: ofYou.gpa,
  results: {
    title: "የልጅዎ ውጤቶች",
    why: "በምስክር ወረቀቱ ላይ እንዳለው ይጻፏቸው። ለልጅዎ የትኞቹ ክፍት እንደሆኑ የሚወስኑት እነሱ ናቸው።",
  },
  place: {
    title: "ዜግነት እና መኖሪያ",
    why: ofYou.place.why,
    citizenships: "ዜግነት",
    residence: "የልጅዎ መኖሪያ ሀገር፣ ሌላ ከሆነ",
    region: "ካውንቲ፣ ስቴት ወይም ክልል",
    origin: "ቤተሰብዎ የመጡበት አካባቢ",
    originHint: "ካውንቲ፣ ስቴት ወይም ክልል፣ ከልጅዎ መኖሪያ የተለየ ከሆነ",
  },
  school: {
    title: "ትምህርት ቤት ወይም ዩኒቨርሲቲ",
    why: ofYou.school.why,
    institution: "የልጅዎ የትምህርት ተቋም",
    yearOfStudy: "ስንተኛ ዓመት",
    schoolClass: "የልጅዎ ክፍል፣ ትምህርት ቤት ገና ካልተጠናቀቀ",
    finishedIn: "የተጠናቀቀበት ወይም የሚጠናቀቅበት ዓመት",
    finishedInHint: "አሁን የሚማረው፤ የማይማር ከሆነ መጨረሻ የተጠናቀቀው ትምህርት",
  },
  person: {
    title: "ዕድሜ እና ጾታ",
    why: "አንዳንድ ስኮላርሺፖች የዕድሜ ገደብ አላቸው፤ አንዳንዶቹ ለሴቶች ብቻ ናቸው። ይህ ስለ ልጅዎ እንጂ ስለ እርስዎ አይደለም።",
    bornOn: "የልጅዎ የትውልድ ቀን",
    age: "ወይም የልጅዎ ዕድሜ",
  },
  wishes: {
    title: "የልጅዎ ቀጣይ ፍላጎት",
    why: "ለልጅዎ በእውነት የሚሆን ትምህርት፣ ቦታውን እና መክፈል የሚችሉትን እንድናሳይዎ።",
    levels: "የልጄ የትምህርት ፍላጎት",
    words: "የልጅዎ የትምህርት ፍላጎት፣ በራስዎ ቃላት",
    other: "ሌሎች ሀገራት",
    budgetValue: "በዓመት መክፈል የሚችሉት",
  },
  experience: {
    title: "ሥራ እና ፈተናዎች",
    why: ofYou.experience.why,
    workYears: "የልጅዎ የሥራ ልምድ በዓመት",
    tests: "በልጅዎ የተወሰዱ ፈተናዎች",
    noTest: "ከእነዚህ በልጄ የተወሰደ ፈተና የለም",
    isGoing: "የልጄ ትምህርት ለዚህ ገና አልተጠናቀቀም",
  },
  circumstances: ofYou.circumstances,
};

export const wordsAbout: Words["wordsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const foldWords: Words["foldWords"] = { optional: "ይህን መተው ይችላሉ።" };
