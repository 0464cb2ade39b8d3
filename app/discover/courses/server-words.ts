import type { fieldsOfInterest } from "#database/schema/lists.ts";

/** Sentences that only loaders use, so that they aren't in a browser bundle. */
export const programmeWords = {
  meanNeeded: (grade: string) => `Mean grade ${grade}`,
  aggregateLimit: (limit: number) => `Aggregate ${limit} or better`,
  core: "core subject",
  utmeRule: (rule: string) => `UTME: Use of English; ${rule}`,
  utmePlace: (subject: string) => `UTME: ${subject}`,
  creditRule: (rule: string) => `Credits (C6 or better): ${rule}`,
  credits: (count: number) => `At least ${count} credits`,
  clusterSum: (cluster: number, subjects: string, total: number) =>
    `Your cluster subjects (${subjects}) give ${cluster} of 48, and all seven give ${total} of 84.`,
  awardSearch: "student loan or bursary",
  fromPortal: "The subjects and grades come from the 2026 placement portal.",
  notOnPortal: "It isn't on the 2026 placement portal. Ask if it still takes students.",
  ofYear2017: "This list of diplomas and certificates is from 2017. Check with the college before you apply.",
  jambDoubts: "This list is from October 2024. Universities can ask for more, so check with them too.",
  electivesNotKnown: "We don't know which electives this course asks for. Check with the university.",
  notKnown: "We don't know what this course asks for. Check with the university.",
  aggregateOf: (year: string, men: number, women: number) =>
    men === women ? `${year}: aggregate ${men}` : `${year}: aggregate ${men} for men, ${women} for women`,
  yourAggregate: (sum: number) => `yours ${sum}`,
  you: (difference: number) => `you ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)}`,
  tookEveryone: "took everyone who qualified",
  better: (subject: string, grade: string, standing: string) => `${subject} ${grade}: ${standing}`,
  /** "Biology or Physics", "Biology or Physics, or 3 others". */
  anyOf: (names: string[], others: number) =>
    names.join(" or ") + (others > 0 ? `, or ${others} ${others === 1 ? "other" : "others"}` : ""),
  someOf: (count: number, names: string[]) => `${count} of ${names.join(", ")}`,
  /** Codes that stand for several subjects in the rules of JAMB. */
  subjectGroups: {
    "@ANY": "any subject",
    "@SCI": "any science",
    "@ART": "any arts subject",
    "@SOC": "any social science",
  },
  missing: {
    mean: (needed: string, has: string) =>
      has ? `Mean grade ${needed}. You have ${has}.` : `Mean grade ${needed}.`,
    subject: (subject: string, has: string | null) =>
      has === null ? `${subject}.` : `${subject}. You have ${has}.`,
    utmeSubject: (subject: string) => `UTME subject: ${subject}.`,
    clusterSubject: (cluster: number) => `One of the four subjects of cluster ${cluster}.`,
    points: (short: string, lowest: number) =>
      `${short} more points. The lowest recent cut-off was ${lowest}.`,
    credits: (needed: number, has: number) => `${needed} credits (C6 or better). You have ${has}.`,
    pass: (subject: string) => `A pass in ${subject}.`,
    electives: "Credits (C6 or better) in the core subjects and three electives.",
    aggregate: (limit: number, has: number) => `Aggregate ${limit} or better. You have ${has}.`,
  },
} as const;

/** Exams, and the groups of their subjects, by their English names. */
export const examNames: Readonly<Record<string, string>> = {
  "Languages and Mathematics": "Languages and Mathematics",
  Sciences: "Sciences",
  Humanities: "Humanities",
  "Other subjects": "Other subjects",
  "Most taken": "Most taken",
  "Core subjects": "Core subjects",
  Electives: "Electives",
  "Other electives": "Other electives",
  "WAEC or NECO": "WAEC or NECO",
};

/** General knowledge, not a promise of a job. */
export const careers: Record<(typeof fieldsOfInterest)[number], string> = {
  "Computer Science":
    "Software developers, network and database administrators, data analysts, IT support staff and teachers.",
  Engineering:
    "Engineers and technicians in building, roads, power, water, factories and phone networks. Engineers register with their board.",
  Medicine:
    "Doctors, clinical officers, pharmacists, dentists, laboratory and public health staff. They register with a council before they work.",
  Business:
    "Accountants, bankers, buyers, marketers, human resource staff, hotel managers, and people who run their own business.",
  Law: "Advocates, magistrates, legal officers and company secretaries. Advocates go to a law school after the degree.",
  Education:
    "Teachers in early years, primary, secondary and special needs schools, and education officers. Teachers register before they work.",
  Arts: "Writers, translators, designers, musicians, librarians, researchers and teachers.",
  Sciences: "Laboratory staff, statisticians, environment officers, researchers and teachers.",
  Agriculture:
    "Farm managers, extension officers, vets, food technologists, foresters and people who run agribusinesses.",
  Architecture:
    "Architects, quantity surveyors, planners, valuers and site managers. Most register with a board.",
  Nursing:
    "Nurses, midwives and nurse managers in hospitals, clinics and communities. They register with a council before they work.",
  "Social Work": "Social workers, community development, security and administration officers.",
  Psychology: "Counsellors, psychologists, and staff in schools, hospitals and companies.",
  Communications: "Journalists, broadcasters, public relations officers, and film and media producers.",
};
