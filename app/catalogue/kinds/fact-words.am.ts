import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

export const levelNames: Words["levelNames"] = {
  high_school: "ሁለተኛ ደረጃ",
  vocational: "የሙያ",
  undergraduate: "ቅድመ ምረቃ",
  graduate: "ድኅረ ምረቃ (ማስተርስ)",
  doctorate: "ሦስተኛ ዲግሪ (PhD)",
  short_course: "አጭር ሥልጠና",
};

export const finishedNames: Words["finishedNames"] = {
  none: "እስካሁን ምንም",
  primary: "አንደኛ ደረጃ",
  secondary: "ሁለተኛ ደረጃ",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
};

export const coveredNames: Words["coveredNames"] = {
  tuition: "የትምህርት ክፍያ",
  stipend: "የኑሮ ወጪ",
  travel: "የጉዞ ወጪ",
  accommodation: "መኖሪያ",
  books: "መጻሕፍት",
  insurance: "መድን",
  laptop: "ላፕቶፕ",
  exam_fees: "የፈተና ክፍያ",
  mentoring: "የምክር ድጋፍ",
  loan: "ብድር",
};

export const periodNames: Words["periodNames"] = {
  year: "በዓመት",
  semester: "በሴሚስተር",
  trimester: "በትራይሜስተር",
  month: "በወር",
  week: "በሳምንት",
  day: "በቀን",
  once: "አንድ ጊዜ",
};

export const sourceNames: Words["sourceNames"] = {
  official: "ይፋዊው ድረ ገጽ",
  press: "ጋዜጣ",
  aggregator: "ዕድሎችን የሚዘረዝር ሌላ ድረ ገጽ",
  visitor: "በጎብኚ የተነገረ፣ አልተረጋገጠም",
  knowledge: "አጠቃላይ እውቀት፣ አልተረጋገጠም",
};

export const workKindNames: Words["workKindNames"] = {
  attachment: "የተግባር ልምምድ",
  national_service: "ብሔራዊ አገልግሎት",
  volunteer: "የበጎ ፈቃድ ሥራ",
  fellowship: "ፌሎሺፕ",
};

export const groupNames: Words["groupNames"] = {
  low_income: "ዝቅተኛ ገቢ ያላቸው ቤተሰቦች",
  disability: "አካል ጉዳተኞች",
  refugee: "ስደተኞች",
  orphan: "ወላጅ ያጡ ልጆች",
  rural: "የገጠር ነዋሪዎች",
  sport: "ስፖርተኞች",
  academic_staff: "የዩኒቨርሲቲ መምህራን",
  first_generation: "ከቤተሰቡ መጀመሪያ የሚማሩ",
};
