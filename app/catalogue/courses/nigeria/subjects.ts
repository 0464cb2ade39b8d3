/** Subjects of the WAEC and NECO certificates and of the UTME, by the codes of our course table. */
export const nigerianSubjects = {
  ENG: "English Language",
  MTH: "Mathematics",
  FMT: "Further Mathematics",
  PHY: "Physics",
  CHM: "Chemistry",
  BIO: "Biology",
  AGR: "Agricultural Science",
  ECO: "Economics",
  GOV: "Government",
  HIS: "History",
  GEO: "Geography",
  COM: "Commerce",
  ACC: "Accounting",
  LIT: "Literature in English",
  CRS: "Christian Religious Studies",
  IRS: "Islamic Religious Studies",
  FRE: "French",
  ARB: "Arabic",
  HAU: "Hausa",
  IGB: "Igbo",
  YOR: "Yoruba",
  MUS: "Music",
  FAR: "Fine Arts",
  TDR: "Technical Drawing",
  HEC: "Home Economics",
  HMG: "Home Management",
  FNT: "Food and Nutrition",
  PHE: "Physical and Health Education",
  CMP: "Computer Studies",
  DPR: "Data Processing",
  CVC: "Civic Education",
  STA: "Statistics",
  WWK: "Woodwork",
  MWK: "Metalwork",
  MKT: "Marketing",
  OFP: "Office Practice",
} as const;

type NigerianSubject = keyof typeof nigerianSubjects;

export const isNigerianSubject = (code: string): code is NigerianSubject =>
  Object.hasOwn(nigerianSubjects, code);

/**
 * JAMB doesn't say which subjects belong to a group; these clearly do. A subject in no group may count, so the student
 * has to ask.
 */
export const subjectGroups = {
  "@SCI": ["MTH", "PHY", "CHM", "BIO", "AGR"],
  "@ART": ["LIT", "HIS", "CRS", "IRS", "FRE", "ARB", "HAU", "IGB", "YOR", "MUS", "FAR"],
  "@SOC": ["ECO", "GOV", "GEO", "COM"],
} as const satisfies Record<string, readonly NigerianSubject[]>;

const grouped = new Set<string>(Object.values(subjectGroups).flat());

export const ungroupedSubjects: readonly string[] = Object.keys(nigerianSubjects).filter(
  (code) => code !== "ENG" && !grouped.has(code),
);
