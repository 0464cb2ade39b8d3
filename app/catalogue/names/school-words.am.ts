import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./school-words.ts";

type Words = Translation<typeof english>;

const schoolTypes: Readonly<Record<string, string>> = {
  "Graduate institute": "የድኅረ ምረቃ ተቋም",
  "Liberal arts college": "ሊበራል አርትስ ኮሌጅ",
  "Nursing school": "የነርሲንግ ትምህርት ቤት",
  Other: "ሌላ",
  Polytechnic: "ፖሊቴክኒክ",
  "Private university": "የግል ዩኒቨርሲቲ",
  "Public university": "የመንግሥት ዩኒቨርሲቲ",
  "Teachers' college": "የመምህራን ኮሌጅ",
  "Trade school": "የሙያ ማሠልጠኛ",
  "University college": "የዩኒቨርሲቲ ኮሌጅ",
};

const trades: Readonly<Record<string, string>> = {
  Accounting: "አካውንቲንግ",
  "Air Traffic Control": "የአየር ትራፊክ ቁጥጥር",
  "Aircraft Maintenance": "የአውሮፕላን ጥገና",
  "Automotive Mechanics": "የአውቶሞቲቭ መካኒክ",
  "Building Construction": "የሕንፃ ግንባታ",
  "Cabin Crew": "የበረራ አስተናጋጅነት",
  "Carpentry and Joinery": "አናጢነት",
  "Clinical Medicine": "ክሊኒካል ሕክምና",
  "Community Health": "የማኅበረሰብ ጤና",
  "Culinary Arts": "የምግብ ዝግጅት",
  "Electrical Installation": "የኤሌክትሪክ ዝርጋታ",
  "Garment Making": "የልብስ ስፌት",
  Hospitality: "የሆቴል ሥራ",
  "Industrial Mechanics": "የኢንዱስትሪ መካኒክ",
  "Information Technology": "ኢንፎርሜሽን ቴክኖሎጂ",
  "International Relations": "ዓለም አቀፍ ግንኙነት",
  Manufacturing: "ማኑፋክቸሪንግ",
  "Maritime Studies": "የባሕር ትራንስፖርት ትምህርት",
  Mechatronics: "ሜካትሮኒክስ",
  "Medical Laboratory Sciences": "የሕክምና ላቦራቶሪ ሳይንስ",
  "Pastry and Bakery": "ኬክ እና ዳቦ ጋገራ",
  "Petroleum Operations": "የነዳጅ ሥራዎች",
  "Pilot Training": "የአብራሪነት ሥልጠና",
  Plumbing: "የቧንቧ ሥራ",
  "Political Science": "ፖለቲካል ሳይንስ",
  "Product Design": "የምርት ዲዛይን",
  "Textile Technology": "የጨርቃጨርቅ ቴክኖሎጂ",
  Tourism: "ቱሪዝም",
  "Welding and Fabrication": "ብየዳ እና የብረታ ብረት ሥራ",
};

export const schoolTypeName: Words["schoolTypeName"] = (name) => lookUp(schoolTypes, name) ?? name;
export const tradeName: Words["tradeName"] = (name) => lookUp(trades, name) ?? name;
