/** The subjects of the KCSE by the short codes of the placement service, in the groups of its cluster document. */
export const kcseSubjects = {
  ENG: { name: "English", group: "I" },
  KIS: { name: "Kiswahili", group: "I" },
  MAT: { name: "Mathematics", group: "I" },
  MATB: { name: "Mathematics B", group: "I" },
  BIO: { name: "Biology", group: "II" },
  PHY: { name: "Physics", group: "II" },
  CHE: { name: "Chemistry", group: "II" },
  GSC: { name: "General Science", group: "II" },
  HAG: { name: "History and Government", group: "III" },
  GEO: { name: "Geography", group: "III" },
  CRE: { name: "CRE", group: "III" },
  IRE: { name: "IRE", group: "III" },
  HRE: { name: "HRE", group: "III" },
  HSC: { name: "Home Science", group: "IV" },
  ARD: { name: "Art and Design", group: "IV" },
  AGR: { name: "Agriculture", group: "IV" },
  WW: { name: "Woodwork", group: "IV" },
  MW: { name: "Metalwork", group: "IV" },
  BC: { name: "Building Construction", group: "IV" },
  PM: { name: "Power Mechanics", group: "IV" },
  ECT: { name: "Electricity", group: "IV" },
  DRD: { name: "Drawing and Design", group: "IV" },
  AVT: { name: "Aviation Technology", group: "IV" },
  CMP: { name: "Computer Studies", group: "IV" },
  FRE: { name: "French", group: "V" },
  GER: { name: "German", group: "V" },
  ARB: { name: "Arabic", group: "V" },
  KSL: { name: "Kenya Sign Language", group: "V" },
  MUS: { name: "Music", group: "V" },
  BST: { name: "Business Studies", group: "V" },
} as const satisfies Record<string, { name: string; group: "I" | "II" | "III" | "IV" | "V" }>;

type KcseSubject = keyof typeof kcseSubjects;

export const isKcseSubject = (code: string): code is KcseSubject => Object.hasOwn(kcseSubjects, code);
