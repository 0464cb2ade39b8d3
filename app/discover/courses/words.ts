import type { Standing } from "#app/catalogue/courses/judge-programme.ts";
import type { fieldsOfInterest } from "#database/schema/lists.ts";

export const courseWords = {
  title: "What can I study?",
  description: "Enter your exam grades once and see which degree, diploma and certificate courses take them.",
  intro: "Choose your grades. They stay in this page's link: we don't keep them.",
  country: "Where did you sit your exam?",
  yourGrades: "Your grades",
  changeGrades: "Change my grades",
  notTaken: "Not taken",
  paste: "Or paste your grades",
  pasteHint: "For example: Eng B+, Kis B, Mat C+",
  utme: "Your UTME subjects besides Use of English",
  utmeSubject: (number: number) => `UTME subject ${number}`,
  notChosen: "Not chosen yet",
  see: "See courses",
  tooFew:
    "Add Mathematics, a language and five more subjects, and we can work out your mean grade and points.",
  mean: (grade: string) => `Mean grade ${grade}`,
  total: (total: number) => `· ${total} of 84 points`,
  parts: (mathematics: string, language: string, best: number) =>
    `${mathematics} + ${language} + best five ${best}`,
  bestFive: "Best five",
  more: (group: string) => `Add: ${group.toLowerCase()}`,
  aggregateOf: (year: string, men: number, women: number) =>
    men === women ? `${year}: aggregate ${men}` : `${year}: aggregate ${men} for men, ${women} for women`,
  yourAggregate: (sum: number) => `yours ${sum}`,
  legend: "Line: cut-offs from 2018. Dashed: you.",
  clusterPoints: "Your cluster points",
  cluster: "Cluster",
  fourSubjects: "Four subjects",
  noPoints: "One of its four subjects is missing",
  estimate:
    "Points are 48 × √(your four cluster subjects ÷ 48 × your seven subjects ÷ 84). This is an estimate: the placement service works with marks that only it has. Your real number is on its portal.",
  search: "Search courses",
  placeholder: "Nursing, computer science, Moi University…",
  any: "Any",
  field: "Field",
  region: { Kenya: "County", Nigeria: "State", Ghana: "Region" },
  level: "Level",
  owner: "Public or private",
  public: "Public",
  private: "Private",
  filter: "Show",
  count: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "course" : "courses"}`,
  none: "No course fits this search.",
  noneHint: "Try another word, or take a filter away.",
  all: "See all courses",
  showAll: (count: number) => `Show all ${count.toLocaleString("en")}`,
  back: "Back to all groups",
  you: (difference: number) => `you ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)}`,
  tookEveryone: "took everyone who qualified",
  probably: "Probably: the placement service doesn't list this exact name.",
  notKnown: "We don't know what they ask for. Ask them.",
  noPromise: "Cut-offs change every year, and nobody can promise you a place.",
  source: "Source",
  colleges: (country: string) => `Colleges in ${country}`,
  belowDegree: "What a mean grade opens",
  belowDegreeText: [
    "Degrees ask for a mean grade of C+, diplomas for C-, craft certificates (level 5) for D, and artisan certificates (level 4) for E: everyone who sat the exam can begin there.",
    "From a certificate you can go on to a diploma, and from a diploma to a degree. Most courses at technical colleges (TVET) are in no table, so ask the college nearest to you.",
  ],
  belowDegreeSource: "KUCCPS, as the press reported its minimum grades",
  tvet: "Technical colleges in Kenya",
  requirements: "What they ask for",
  cutoffs: "Cut-offs by KCSE year",
  year: "Year",
  points: "Points",
  code: (code: string) => `Code ${code}`,
  enterGrades: "Enter your grades to see where you stand",
  meanNeeded: (grade: string) => `Mean grade ${grade}`,
  aggregateLimit: (limit: number) => `Aggregate ${limit} or better`,
  core: "core subject",
  utmeRule: (rule: string) => `UTME: Use of English; ${rule}`,
  creditRule: (rule: string) => `Credits (C6 or better): ${rule}`,
  credits: (count: number) => `At least ${count} credits`,
  met: "Met:",
  unmet: "Missing:",
  youHave: (subject: string) => ` · you have ${subject}`,
  clusterSum: (cluster: number, total: number) => `48 × √(${cluster}/48 × ${total}/84)`,
  aboutPoints: (points: number) => `You have about ${points.toFixed(3)} points.`,
  anEstimate: "This is an estimate. Your real number is on the placement portal.",
  whatIf: "What if one grade were better?",
  better: (subject: string, grade: string, standing: string) => `${subject} ${grade}: ${standing}`,
  elsewhere: (count: number) => `Also at ${count} other ${count === 1 ? "place" : "places"}`,
  similar: "Similar courses you can reach",
  later: "A diploma first",
  laterHint:
    "Your grades are enough for these. A diploma can lead to a degree later: ask the university which ones it takes.",
  become: "What people become",
  college: "More about this institution",
  severalPlaces: "Several colleges. Ask which ones near you teach it.",
  pays: "Money for it",
  awardSearch: "student loan or bursary",
  paysMore: "More scholarships for this field",
  notOnPortal: "It isn't on the placement portal of 2026. Ask whether it still takes students.",
  ofYear2017: "The list of diplomas and certificates is of 2017. Check with the college before you apply.",
  jambDoubts: "The list is of October 2024. Universities add conditions. What they say themselves comes first.",
  electivesNotKnown: "We don't know which electives they ask for. Ask them.",
} as const;

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

/** Countries without a table of courses. */
export const otherCountries = [
  { label: "Uganda", to: "/courses/entry/uganda" },
  { label: "Ethiopia", to: "/courses/entry/ethiopia" },
];

/** None of them is green: a cut-off is no promise. */
export const standingLooks: Record<Standing, string> = {
  likely: "bg-indigo-pale text-indigo-ink",
  possible: "bg-marigold-pale text-marigold-ink",
  stretch: "bg-neutral",
  qualified: "bg-indigo-pale text-indigo-ink",
  ask: "bg-marigold-pale text-marigold-ink",
  unknown: "bg-neutral",
  no: "bg-sand text-ink-2",
};

export const levelWords = {
  degree: "Degree",
  diploma: "Diploma",
  certificate: "Certificate",
  artisan: "Artisan",
} as const;
