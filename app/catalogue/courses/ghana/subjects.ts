/** WASSCE subjects of Ghana by the codes that addresses use. The first four are core subjects. */
export const ghanaianSubjects = {
  ENG: "English Language",
  CMT: "Core Mathematics",
  ISC: "Integrated Science",
  SST: "Social Studies",
  ACC: "Accounting",
  AKA: "Akan",
  ANH: "Animal Husbandry",
  APE: "Applied Electricity",
  AUM: "Auto Mechanics",
  BAS: "Basketry",
  BIO: "Biology",
  BLC: "Building Construction",
  BLT: "Building Technology",
  BMG: "Business Management",
  BMT: "Business Mathematics",
  BMC: "Business Mathematics and Costing",
  CER: "Ceramics",
  CHM: "Chemistry",
  CLT: "Clothing and Textiles",
  CAC: "Cost Accounting",
  CST: "Costing",
  CRH: "Crop Husbandry",
  ECO: "Economics",
  EMT: "Elective Mathematics",
  ELE: "Electronics",
  ESC: "Engineering Science",
  FAC: "Financial Accounting",
  FNT: "Food and Nutrition",
  FRE: "French",
  GAG: "General Agriculture",
  GKA: "General Knowledge in Art",
  GEO: "Geography",
  GHL: "Ghanaian Language",
  GOV: "Government",
  GRD: "Graphic Design",
  HIS: "History",
  HOR: "Horticulture",
  ICT: "Information and Communication Technology",
  JEW: "Jewellery",
  LEA: "Leatherwork",
  LIT: "Literature in English",
  MIL: "Management in Living",
  MWK: "Metalwork",
  PAI: "Painting",
  PHY: "Physics",
  PCM: "Picture Making",
  REL: "Religious Studies",
  SCU: "Sculpture",
  TDR: "Technical Drawing",
  TEX: "Textiles",
  WWK: "Woodwork",
} as const;

type GhanaianSubject = keyof typeof ghanaianSubjects;

export const ghanaianCores: readonly GhanaianSubject[] = ["ENG", "CMT", "ISC", "SST"];

export const isGhanaianSubject = (code: string): code is GhanaianSubject =>
  Object.hasOwn(ghanaianSubjects, code);

const codes = new Map<string, string>(Object.entries(ghanaianSubjects).map(([code, name]) => [name, code]));

export function codeOfGhanaianSubject(name: string): string {
  const code = codes.get(name);
  if (!code) throw new Error(`Not a WASSCE subject: ${name}`);
  return code;
}
