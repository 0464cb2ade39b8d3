import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

/** The object of “ይንገሩን” (tell us). */
export const askedFor: Words["askedFor"] = {
  you: {
    citizenships: "ዜግነትዎን",
    residence: "የሚኖሩበትን ሀገር",
    region: "የሚኖሩበትን ካውንቲ፣ ስቴት ወይም ክልል",
    sex: "ጾታዎን",
    bornOn: "ዕድሜዎን",
    finished: "ያጠናቀቁትን ትምህርት",
    currentEducationLevel: "አሁን የሚማሩትን",
    wantedLevels: "ቀጥለው መማር የሚፈልጉትን",
    fieldsOfInterest: "የትምህርት መስክዎን",
    tests: "የወሰዱትን ፈተና",
    workYears: "ስንት ዓመት እንደሠሩ",
    institution: "የሚማሩበትን ተቋም",
    yearOfStudy: "ስንተኛ ዓመት እንደሆኑ",
    schoolClass: "ስንተኛ ክፍል እንደሆኑ",
    finishedIn: "ያጠናቀቁበትን ወይም የሚያጠናቅቁበትን ዓመት",
    origin: "ቤተሰብዎ የመጡበትን አካባቢ",
  },
  child: {
    citizenships: "የልጅዎን ዜግነት",
    residence: "የልጅዎን መኖሪያ ሀገር",
    region: "የልጅዎን መኖሪያ ካውንቲ፣ ስቴት ወይም ክልል",
    sex: "የልጅዎን ጾታ",
    bornOn: "የልጅዎን ዕድሜ",
    finished: "በልጅዎ የተጠናቀቀውን ትምህርት",
    currentEducationLevel: "የልጅዎን የአሁን ትምህርት",
    wantedLevels: "የልጅዎን ቀጣይ የትምህርት ፍላጎት",
    fieldsOfInterest: "የልጅዎን የትምህርት መስክ",
    tests: "በልጅዎ የተወሰደውን ፈተና",
    workYears: "የልጅዎን የሥራ ልምድ በዓመት",
    institution: "የልጅዎን የትምህርት ተቋም",
    yearOfStudy: "የልጅዎ ትምህርት ስንተኛ ዓመት ላይ እንደሆነ",
    schoolClass: "የልጅዎን ክፍል",
    finishedIn: "የልጅዎ ትምህርት የተጠናቀቀበትን ወይም የሚጠናቀቅበትን ዓመት",
    origin: "ቤተሰብዎ የመጡበትን አካባቢ",
  },
};

/** The surrounding sentence says that the answer decides. */
export const decidingWords: Words["decidingWords"] = {
  fact: (fact) => fact,
  degree: { you: "የዲግሪ ውጤትዎን", child: "የልጅዎን የዲግሪ ውጤት" },
  grade: { you: (exam) => `የ${exam} ውጤትዎን`, child: (exam) => `የልጅዎን የ${exam} ውጤት` },
  grades: { you: (exam) => `የ${exam} ውጤቶችዎን`, child: (exam) => `የልጅዎን የ${exam} ውጤቶች` },
  score: { you: (exam) => `የ${exam} ነጥብዎን`, child: (exam) => `የልጅዎን የ${exam} ነጥብ` },
};

export const shortLabels: Words["shortLabels"] = {
  citizenships: "ዜግነት",
  residence: "ሀገር",
  region: "ካውንቲ፣ ስቴት ወይም ክልል",
  sex: "ጾታ",
  age: "ዕድሜ",
  finished: "የተጠናቀቀ ትምህርት",
  currentEducationLevel: "የአሁን ትምህርት",
  wantedLevels: "ቀጣይ ትምህርት",
  fieldsOfInterest: "የትምህርት መስክ",
  test: "ፈተና",
  testScore: "ነጥብ",
  workYears: "የሥራ ልምድ በዓመት",
  institution: "ትምህርት ቤት ወይም ዩኒቨርሲቲ",
  yearOfStudy: "የትምህርት ዓመት",
  schoolClass: "ክፍል",
  finishedIn: "የማጠናቀቂያ ዓመት",
  origin: "ቤተሰብ የመጡበት",
  system: "ፈተና ወይም የውጤት መለኪያ",
};
