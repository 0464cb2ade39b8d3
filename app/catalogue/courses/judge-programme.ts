import { aggregateOf, checkElectives, type WassceAggregate } from "./ghana/wassce.ts";
import { type ClusterPoints, checkSubCluster, clusterPoints, parseLine } from "./kenya/clusters.ts";
import { chanceOf } from "./kenya/cutoffs.ts";
import { type KcseGrade, type KcseMean, kcsePoints, meanOfKcse } from "./kenya/kcse.ts";
import { checkRule, checkUtme, creditRank, passRank } from "./nigeria/utme.ts";
import type { Programme, Requirement, RequirementOf } from "./programme.ts";
import { checkWay, type FilledPlace, type SubjectCheck, type SubjectRanks } from "./subject-rules.ts";

/**
 * likely, possible and stretch compare with cut-offs of the last three years; qualified: every required grade, but no
 * cut-off is known; ask: it depends on something we can't know; unknown: we don't know the requirements; no: a grade or
 * subject is missing. None of them is a promise.
 */
export const standings = ["likely", "possible", "stretch", "qualified", "ask", "unknown", "no"] as const;
export type CourseStanding = (typeof standings)[number];

export type MissingItem =
  | { kind: "mean"; needed: string; has: string }
  | { kind: "subject"; place: FilledPlace }
  | { kind: "cluster-subjects"; cluster: number }
  | { kind: "points"; short: number; lowest: number }
  | { kind: "utme"; place: FilledPlace }
  | { kind: "credits"; needed: number; has: number }
  | { kind: "pass"; subject: string }
  | { kind: "aggregate"; limit: number; has: number | null };

export interface ProgrammeJudgement {
  standing: CourseStanding;
  missing: readonly MissingItem[];
  /** Which subject meets which requirement. */
  checks: readonly SubjectCheck[];
  /** Kenya. */
  points?: ClusterPoints;
  /** Ghana. */
  aggregate?: WassceAggregate;
}

/** What one student has, with everything that many programmes share computed once. */
export class StudentResults {
  readonly country: Programme["country"];
  readonly ranks: SubjectRanks;
  /** Nigeria: the UTME subjects besides Use of English, or the O-level subjects if they haven't been chosen yet. */
  readonly utmeSubjects: readonly string[];
  /** Kenya: cluster points from the placement portal, which replace our estimate. */
  readonly officialPoints: ReadonlyMap<number, number>;
  readonly mean: KcseMean | null;
  readonly #clusters = new Map<number, ClusterPoints | null>();
  readonly #checks = new Map<string, SubjectCheck | null>();
  readonly #judgements = new Map<Requirement, ProgrammeJudgement>();
  readonly #lines = new Map<readonly (readonly string[])[], SubjectCheck>();
  readonly #rules = new Map<string, ReturnType<typeof checkRule>>();

  constructor(
    country: Programme["country"],
    ranks: SubjectRanks,
    {
      utmeSubjects = [],
      officialPoints = new Map(),
    }: { utmeSubjects?: readonly string[]; officialPoints?: ReadonlyMap<number, number> } = {},
  ) {
    this.country = country;
    this.ranks = ranks;
    this.utmeSubjects = utmeSubjects;
    this.officialPoints = officialPoints;
    this.mean = country === "Kenya" ? meanOfKcse(ranks) : null;
  }

  clusterPoints(cluster: number): ClusterPoints | null {
    return memo(this.#clusters, cluster, () => {
      const found = this.mean && clusterPoints(cluster, this.ranks, this.mean.total);
      const points = this.officialPoints.get(cluster);
      if (points === undefined) return found;
      // The portal's rules are a year newer: it may have points where our requirement has a slot that can't be filled.
      return { ...(found ?? { clusterSum: 0, subjects: [] }), points, isOfficial: true };
    });
  }

  /** The lines of a requirement, each with the subject that meets it. */
  portalMinimums(lines: readonly (readonly string[])[]): SubjectCheck {
    return memo(this.#lines, lines, () =>
      checkWay({ slots: lines.map((line) => parseLine(line)), eachSubjectOnce: true }, this.ranks),
    );
  }

  subCluster(id: string): SubjectCheck | null {
    return memo(this.#checks, id, () => checkSubCluster(id, this.ranks));
  }

  utme(rule: string) {
    return memo(this.#rules, `utme ${rule}`, () => checkUtme(rule, this.utmeSubjects));
  }

  oLevel(rule: string) {
    return memo(this.#rules, rule, () => checkRule(rule, this.ranks, creditRank));
  }

  /** Without cut-offs, all programmes with the same requirement get the same judgement. */
  sameFor(requirement: Requirement, judge: () => ProgrammeJudgement): ProgrammeJudgement {
    return memo(this.#judgements, requirement, judge);
  }

  get credits(): number {
    return [...this.ranks.values()].filter((rank) => rank >= creditRank).length;
  }
}

function memo<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  if (!values.has(key)) values.set(key, compute());
  return values.get(key) as Value;
}

/** `latestYear` is the newest year for which the country has any cut-off. */
export function judgeProgramme(
  programme: Programme,
  student: StudentResults,
  latestYear: number,
): ProgrammeJudgement {
  const { requirement } = programme;
  switch (requirement.system) {
    case "kcse-degree":
      return judgeDegree(programme, requirement, student, latestYear);
    case "kcse":
      return student.sameFor(requirement, () => judgeDiploma(requirement, student));
    case "utme":
      return student.sameFor(requirement, () => judgeUtme(requirement, student));
    case "wassce":
      return judgeWassce(requirement, student);
  }
}

const closed = (missing: MissingItem[], rest: Partial<ProgrammeJudgement> = {}): ProgrammeJudgement => ({
  standing: "no",
  checks: [],
  ...rest,
  missing,
});

function missingMean(meanGrade: string, mean: KcseMean | null): MissingItem[] {
  if (mean && kcsePoints(mean.grade) >= kcsePoints(meanGrade as KcseGrade)) return [];
  return [{ kind: "mean", needed: meanGrade, has: mean?.grade ?? "" }];
}

const missingSubjects = (checks: readonly SubjectCheck[]): MissingItem[] =>
  checks
    .filter(({ isMet }) => !isMet)
    .flatMap(({ places }) => places.filter(({ by }) => by === null))
    .map((place) => ({ kind: "subject", place }));

function judgeDegree(
  { cutoffs }: Programme,
  { meanGrade, clusters, subClusters, portalMinimums, origin, onPortal2026 }: RequirementOf<"kcse-degree">,
  student: StudentResults,
  latestYear: number,
): ProgrammeJudgement {
  const checks = portalMinimums
    ? [student.portalMinimums(portalMinimums)]
    : subClusters.flatMap((id) => student.subCluster(id) ?? []);
  const missing = [...missingMean(meanGrade, student.mean), ...missingSubjects(checks)];
  const [cluster] = clusters;
  if (cluster === undefined) return { standing: missing.length ? "no" : "unknown", missing, checks };
  const points = student.clusterPoints(cluster) ?? undefined;
  if (!points && student.mean) missing.push({ kind: "cluster-subjects", cluster });
  if (!points || missing.length > 0) return closed(missing, { checks, ...(points && { points }) });
  const chance = chanceOf(points.points, cutoffs, latestYear);
  if (chance === "unlikely") {
    const lowest = Math.min(
      ...cutoffs.filter(({ year }) => year > latestYear - 3).map((cutoff) => cutoff.points),
    );
    const short = Math.round((lowest - points.points) * 1000) / 1000;
    return closed([{ kind: "points", short, lowest }], { checks, points });
  }
  // Whatever its cut-offs were, a course that isn't on the portal may take no students.
  const standing = chance === "likely" && onPortal2026 === false ? "possible" : chance;
  return { standing: standing ?? (origin === "unknown" ? "unknown" : "qualified"), missing, checks, points };
}

function judgeDiploma(
  { meanGrade, way }: RequirementOf<"kcse">,
  student: StudentResults,
): ProgrammeJudgement {
  const slots = way.lines.map((line) => parseLine(line));
  const checks = [checkWay({ slots, eachSubjectOnce: way.eachSubjectOnce }, student.ranks)];
  const missing = [...missingMean(meanGrade, student.mean), ...missingSubjects(checks)];
  return { standing: missing.length ? "no" : "qualified", missing, checks };
}

function judgeUtme(
  { utme, credits, oLevel, passes }: RequirementOf<"utme">,
  student: StudentResults,
): ProgrammeJudgement {
  const utmeCheck = utme === null ? null : student.utme(utme);
  // A student who gives only UTME subjects is told only about those.
  const hasOLevel = student.ranks.size > 0;
  const oLevelCheck = oLevel === null || !hasOLevel ? null : student.oLevel(oLevel);
  const missing: MissingItem[] = [
    ...(utmeCheck?.outcome === "unmet"
      ? utmeCheck.check.places
          .filter(({ by }) => by === null)
          .map((place): MissingItem => ({ kind: "utme", place }))
      : []),
    ...(oLevelCheck?.outcome === "unmet" ? missingSubjects([oLevelCheck.check]) : []),
    ...passes
      .filter((subject) => hasOLevel && (student.ranks.get(subject) ?? 0) < passRank)
      .map((subject): MissingItem => ({ kind: "pass", subject })),
  ];
  if (hasOLevel && credits !== null && student.credits < credits)
    missing.push({ kind: "credits", needed: credits, has: student.credits });
  const checks = [utmeCheck, oLevelCheck].flatMap((found) => found?.check ?? []);
  if (missing.length > 0) return closed(missing, { checks });
  const mustAsk =
    utmeCheck?.outcome === "ask" ||
    oLevelCheck?.outcome === "ask" ||
    utme === null ||
    (oLevel === null && hasOLevel);
  return { standing: mustAsk ? "ask" : "qualified", missing, checks };
}

function judgeWassce(requirement: RequirementOf<"wassce">, student: StudentResults): ProgrammeJudgement {
  const electives = checkElectives(requirement, student.ranks);
  const checks = electives ? [electives] : [];
  const aggregate = aggregateOf(requirement, student.ranks) ?? undefined;
  const missing = missingSubjects(checks);
  if (!aggregate || aggregate.sum > requirement.aggregateLimit)
    missing.push({ kind: "aggregate", limit: requirement.aggregateLimit, has: aggregate?.sum ?? null });
  if (!aggregate || missing.length > 0) return closed(missing, { checks, ...(aggregate && { aggregate }) });
  const standing = compareAggregate(aggregate.sum, requirement.aggregates);
  if (standing === "no") {
    const limit = Math.max(...requirement.aggregates.flatMap(({ men, women }) => [men, women]));
    return closed([{ kind: "aggregate", limit, has: aggregate.sum }], { checks, aggregate });
  }
  return { standing: standing ?? (electives ? "qualified" : "ask"), missing, checks, aggregate };
}

/** Lower is better. Null if no aggregate of an earlier year is known. */
function compareAggregate(
  sum: number,
  aggregates: RequirementOf<"wassce">["aggregates"],
): "likely" | "possible" | "stretch" | "no" | null {
  if (aggregates.length === 0) return null;
  const limits = aggregates.flatMap(({ men, women }) => [men, women]);
  if (sum <= Math.min(...limits)) return "likely";
  if (sum <= Math.max(...limits)) return "possible";
  return sum - Math.max(...limits) <= 1 ? "stretch" : "no";
}
