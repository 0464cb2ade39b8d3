import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { memoizeByText } from "#app/shared/memoize.ts";
import type { colleges, internships, scholarships } from "#database/schema/index.ts";
import {
  degreeTypes,
  educationLevels,
  fieldsOfInterest,
  gpaRequirements,
  targetCountries,
} from "#database/schema/lists.ts";
import { contains, saysSomething } from "./contains.ts";
import { type Criterion, criteria, percentOf } from "./criteria.ts";
import { levelsOf, type MatchProfile } from "./profile.ts";

export interface Score {
  points: number;
  percent: number;
  /** One for every criterion of the kind, in the order of their weight. */
  reasons: Reason[];
}

export interface Reason {
  criterion: Criterion;
  won: number;
  possible: number;
  isMet: boolean;
  /** From the profile. */
  wanted: string[];
  /** From the opportunity, as its record writes it. Empty if unknown. */
  offered: string;
  /** The wanted words that the opportunity contains. */
  matched: string[];
}

/** The columns that a score reads. */
export interface ScoredColumns {
  scholarship: Pick<typeof scholarships.$inferSelect, "fieldOfStudy" | "country" | "educationLevel"> & {
    gpaRequirement: GpaRequirement | "" | null;
  };
  college: Pick<typeof colleges.$inferSelect, "country" | "programs" | "tuitionRange">;
  internship: Pick<typeof internships.$inferSelect, "field" | "location" | "duration">;
}

/** How a record says that it accepts students of every field. */
export const welcomesEveryField = ["All fields", "Any field"] as const;

/**
 * Everything that a score compares comes from a closed list, so both sides are bit masks: bit n stands for entry n. A criterion is met
 * when they share a bit.
 */
type CriterionMasks = Readonly<Record<Criterion, number>>;

const lists = {
  field: [...fieldsOfInterest, ...welcomesEveryField],
  country: targetCountries,
  level: [...new Set([...educationLevels, ...degreeTypes])],
  gpa: gpaRequirements,
} as const satisfies Partial<Record<Criterion, readonly string[]>>;

const nothing: CriterionMasks = { field: 0, country: 0, level: 0, gpa: 0, budget: 0, duration: 0 };

/** An opportunity's side of the score. */
export const offeredBy: { [Kind in OpportunityKind]: (columns: ScoredColumns[Kind]) => CriterionMasks } = {
  scholarship: (columns) => ({
    ...nothing,
    field: maskIn("field", [columns.fieldOfStudy]),
    country: maskIn("country", [columns.country]),
    level: maskIn("level", [columns.educationLevel]),
    gpa: maskOf("gpa", [columns.gpaRequirement || "none"]),
  }),
  college: (columns) => ({
    ...nothing,
    country: maskIn("country", [columns.country]),
    field: maskIn("field", columns.programs) & everyNamedField,
    budget: Number(saysSomething(columns.tuitionRange)),
  }),
  internship: (columns) => ({
    ...nothing,
    field: maskIn("field", [columns.field]),
    country: maskIn("country", [columns.location]),
    duration: Number(saysSomething(columns.duration)),
  }),
};

/** A profile's side of the score, prepared once for many opportunities. */
export const wantedBy = (profile: MatchProfile): CriterionMasks => ({
  field: maskOf("field", [...profile.fieldsOfInterest, ...welcomesEveryField]),
  country: maskOf("country", profile.targetCountries),
  level: maskOf("level", levelsOf(profile)),
  gpa: maskOf(
    "gpa",
    gpaRequirements.filter((requirement) => reachesGpa(profile.gpa, requirement)),
  ),
  // A budget and a tuition are texts that can't be compared: the criterion is met if both are known.
  budget: profile.budgetRange ? 1 : 0,
  // Profiles have no duration: the criterion is met if the opportunity's is known.
  duration: 1,
});

/** The offered sides of many opportunities. A column has an entry for each of them. */
interface ScoreColumns {
  length: number;
  masks: Record<Criterion, Int32Array>;
  /** Points for meeting a criterion. */
  won: Record<Criterion, Uint8Array>;
}

export function scoreColumns(
  opportunities: readonly { kind: OpportunityKind; offered: CriterionMasks }[],
): ScoreColumns {
  const { length } = opportunities;
  const columns = <Column>(make: () => Column): Record<Criterion, Column> => ({
    ...{ field: make(), country: make(), level: make() },
    ...{ gpa: make(), budget: make(), duration: make() },
  });
  const masks = columns(() => new Int32Array(length));
  const won = columns(() => new Uint8Array(length));
  for (const [place, { kind, offered }] of opportunities.entries())
    for (const { criterion, won: points } of criteria[kind]) {
      masks[criterion][place] = offered[criterion];
      won[criterion][place] = points;
    }
  return { length, masks, won };
}

/** The points of each opportunity for one profile. */
export function pointsOfEach({ length, masks, won }: ScoreColumns, wanted: CriterionMasks): Uint8Array {
  const points = new Uint8Array(length);
  for (const criterion of Object.keys(masks) as Criterion[]) {
    const [offered, worth, sought] = [masks[criterion], won[criterion], wanted[criterion]];
    for (let place = 0; place < length; place++)
      if ((offered[place] as number) & sought)
        points[place] = (points[place] as number) + (worth[place] as number);
  }
  return points;
}

/** The score with its reasons: the specification's section 9. */
export function score<Kind extends OpportunityKind>(
  kind: Kind,
  profile: MatchProfile,
  columns: ScoredColumns[Kind],
): Score {
  const [offered, wanted] = [offeredBy[kind](columns), wantedBy(profile)];
  const explained = explain[kind](profile, columns);
  const reasons = criteria[kind].map(({ criterion, won, possible }): Reason => {
    const isMet = (offered[criterion] & wanted[criterion]) !== 0;
    const { wanted: words, offered: text } = explained[criterion] ?? { wanted: [], offered: "" };
    const matched = matchedWords(criterion, offered[criterion], words, text, isMet);
    return { criterion, won: isMet ? won : 0, possible, isMet, wanted: words, offered: text, matched };
  });
  const points = reasons.reduce((sum, { won }) => sum + won, 0);
  return { points, percent: percentOf(points), reasons };
}

type ScoreExplanations = Partial<Record<Criterion, { wanted: string[]; offered: string }>>;

const explain: {
  [Kind in OpportunityKind]: (profile: MatchProfile, columns: ScoredColumns[Kind]) => ScoreExplanations;
} = {
  scholarship: (profile, columns) => ({
    field: { wanted: profile.fieldsOfInterest, offered: columns.fieldOfStudy },
    country: { wanted: profile.targetCountries, offered: columns.country },
    level: { wanted: levelsOf(profile), offered: columns.educationLevel },
    gpa: {
      wanted: profile.gpa === null ? [] : [String(profile.gpa)],
      offered: columns.gpaRequirement || "none",
    },
  }),
  college: (profile, columns) => ({
    country: { wanted: profile.targetCountries, offered: columns.country },
    field: { wanted: profile.fieldsOfInterest, offered: columns.programs.join(", ") },
    budget: {
      wanted: profile.budgetRange ? [profile.budgetRange] : [],
      offered: columns.tuitionRange ?? "",
    },
  }),
  internship: (profile, columns) => ({
    field: { wanted: profile.fieldsOfInterest, offered: columns.field },
    country: { wanted: profile.targetCountries, offered: columns.location },
    duration: { wanted: [], offered: columns.duration ?? "" },
  }),
};

function matchedWords(
  criterion: Criterion,
  offered: number,
  wanted: string[],
  text: string,
  isMet: boolean,
): string[] {
  if (criterion === "gpa") return isMet ? wanted : [];
  if (criterion === "budget" || criterion === "duration") return isMet ? [text] : [];
  const words = criterion === "field" ? [...wanted, ...welcomesEveryField] : wanted;
  return words.filter((word) => maskOf(criterion, [word]) & offered);
}

/** The entries of a list that one of the texts contains. */
const maskIn = (criterion: keyof typeof masksInText, texts: readonly string[]): number =>
  texts.reduce((mask, text) => mask | masksInText[criterion](text), 0);

const maskInText = (criterion: keyof typeof lists) =>
  memoizeByText((text) =>
    maskOf(
      criterion,
      lists[criterion].filter((entry) => contains(text, entry)),
    ),
  );

/** Memoized, since records repeat the same few texts. */
const masksInText = {
  field: maskInText("field"),
  country: maskInText("country"),
  level: maskInText("level"),
};

function maskOf(criterion: keyof typeof lists, chosen: readonly string[]): number {
  const list: readonly string[] = lists[criterion];
  return chosen.reduce((mask, entry) => {
    const place = list.indexOf(entry);
    if (place < 0) throw new Error(`${entry} is not on the list of ${criterion} choices`);
    return mask | (1 << place);
  }, 0);
}

/** Colleges teach named fields: "All fields" among the programmes doesn't count. */
const everyNamedField = 2 ** fieldsOfInterest.length - 1;

type GpaRequirement = (typeof gpaRequirements)[number];

const thresholds = { none: 0, below_3_0: 3, "3_0_to_3_5": 3.5, above_3_5: 3.5 } satisfies Record<
  GpaRequirement,
  number
>;

/** Without a requirement, a student whose GPA is unknown meets it too. */
function reachesGpa(gpa: number | null, requirement: GpaRequirement | "" | null): boolean {
  if (!requirement || requirement === "none") return true;
  return gpa !== null && gpa >= thresholds[requirement];
}
