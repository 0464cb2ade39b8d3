import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const askWords: Words["askWords"] = {
  yes: "አዎ",
  no: "አይ",
  citizenships: "ዜግነትዎ የየት ሀገር ነው?",
  residence: "የት ነው የሚኖሩት?",
  region: "የእርስዎ ካውንቲ፣ ስቴት ወይም ክልል",
  sex: "ሴት ነዎት ወይስ ወንድ?",
  aWoman: "ሴት",
  aMan: "ወንድ",
  age: "ዕድሜዎ ስንት ነው?",
  finished: "ምን አጠናቀዋል?",
  currentEducationLevel: "አሁን ምን እየተማሩ ነው?",
  wantedLevels: "ቀጥለው ምን መማር ይፈልጋሉ?",
  fieldsOfInterest: "የትኛው የትምህርት መስክ?",
  workYears: "ስንት ዓመት ሠርተዋል?",
  institution: "በየትኛው ትምህርት ቤት፣ ኮሌጅ ወይም ዩኒቨርሲቲ ይማራሉ ወይም ቅበላ አግኝተዋል?",
  yearOfStudy: "ስንተኛ ዓመት ነዎት?",
  yearName: (year) => (year === 6 ? "6ኛ ዓመት ወይም ከዚያ በላይ" : `${year}ኛ ዓመት`),
  schoolClass: "ስንተኛ ክፍል ነዎት?",
  schoolClassHint: "ለምሳሌ Form 4፣ Grade 12 ወይም SS 3",
  finishedIn: "ያጠናቀቁት ወይም የሚያጠናቅቁት በየትኛው ዓመት (እ.ኤ.አ) ነው?",
  origin: "ቤተሰብዎ ከየትኛው ካውንቲ፣ ስቴት ወይም ክልል ነው?",
  system: "የትኛው ፈተና ወይም የውጤት መለኪያ?",
  result: "ውጤትዎ፣ በትክክል እንደተጻፈው",
  resultHint: "ለምሳሌ C+፣ 3.72 ወይም 312",
  meanGrade: "በKCSE አማካይ ውጤትዎ (mean grade) ስንት ነበር?",
  ofExam: (exam, what) => `${exam}፦ ${what}`,
  grades: "ውጤቶችዎ",
  gradesHint: (subjects) => `በአንድ መስመር፦ ${subjects} እና የመሳሰሉት`,
  test: "የትኛውን ፈተና ወስደዋል?",
  noTest: "እስካሁን ምንም",
  testScore: "ያገኙት ነጥብ ስንት ነው?",
  refugee: "ስደተኛ ወይም ጥገኝነት ጠያቂ ነዎት?",
  disability: "የአካል ጉዳት አለብዎት?",
  lowIncome: "የትምህርትዎን ወጪ መክፈል ለቤተሰብዎ ይከብዳል?",
  orphan: "አንድ ወይም ሁለቱንም ወላጆች አጥተዋል?",
  anotherCountry: "ሌላ ሀገር",
  chooseSystem: "ፈተናውን ወይም የውጤት መለኪያውንም ይምረጡ።",
};

export const finishedNames: Words["finishedNames"] = {
  none: "እስካሁን ምንም",
  primary: "አንደኛ ደረጃ",
  secondary: "ሁለተኛ ደረጃ",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
};

export const studyNames: Words["studyNames"] = {
  high_school: "ሁለተኛ ደረጃ",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
  doctorate: "ሦስተኛ ዲግሪ (PhD)",
  short_course: "አጭር ሥልጠና",
};

export const yesOrNo: Words["yesOrNo"] = () => [
  { value: "yes", label: askWords.yes },
  { value: "no", label: askWords.no },
];
