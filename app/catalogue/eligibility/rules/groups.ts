import { askedGroups } from "#database/schema/lists.ts";
import { memoizeByObject } from "../../../shared/memoize.ts";
import type { Applicant, ApplicantGroup } from "../applicant.ts";
import type { EligibilityFacts, Finding, QuestionField } from "../judgement.ts";
import { wordsOf } from "../parse/words-of.ts";
import { finding } from "./rule.ts";
import { groupsWords as words } from "./words.ts";

export function judgeGroups(
  facts: Pick<EligibilityFacts, "groups" | "groupsOnly">,
  applicant: Pick<Applicant, "groups">,
): Finding | null {
  const groups = facts.groups ?? [];
  if (!facts.groupsOnly)
    return groups.length > 0 ? finding("groups", "yes", () => words.welcome(groups)) : null;
  const { known, others } = parseGroups(groups);
  if (known.some((group) => applicant.groups[group]))
    return finding("groups", "yes", () => words.yes(groups));
  const unanswered = known.find((group) => applicant.groups[group] === undefined);
  if (unanswered)
    return finding("groups", "check", () => words.ask(groups), { field: fieldOfGroup[unanswered] });
  if (groups.length === 0) return finding("groups", "check", () => words.unnamed);
  const asked = others.find((group) => group !== null && applicant.groups[group] === undefined);
  if (asked && others.every((group) => group !== null))
    return finding("groups", "check", () => words.ask(groups), { field: fieldOfGroup[asked] });
  return others.some((group) => group === null || applicant.groups[group])
    ? finding("groups", "check", () => words.unclear(groups))
    : finding("groups", "no", () => words.no(groups));
}

/** Groups so small that awards only for them come first. */
const rareGroups: readonly ApplicantGroup[] = ["refugee", "disability", "orphan"];

/** Whether it is only for certain groups, and the applicant belongs to one of the small ones. */
export function belongsToNamedGroup(
  { groups, groupsOnly }: Pick<EligibilityFacts, "groups" | "groupsOnly">,
  applicant: Pick<Applicant, "groups">,
): boolean {
  if (!groupsOnly || !groups?.length) return false;
  return parseGroups(groups).known.some((group) => rareGroups.includes(group) && applicant.groups[group]);
}

const fieldOfGroup: Record<ApplicantGroup, QuestionField> = {
  refugee: "refugee",
  disability: "disability",
  low_income: "lowIncome",
  orphan: "orphan",
};

const knownGroups = askedGroups.map((group) => ({ group, groupWords: wordsOf(group) }));

/** Groups inside one that profiles have: those who aren't in the larger group aren't in these either. */
const within: readonly (readonly [RegExp, ApplicantGroup])[] = [
  [/\b(?:blind|deaf)\b/, "disability"],
  [/\bdisplaced\b/, "refugee"],
  [/\bvery poor\b/, "low_income"],
];

/** The named groups that profiles have, and for each other group the larger one of profiles, if there is one. */
const parseGroups = memoizeByObject(
  (groups: string[]): { known: ApplicantGroup[]; others: (ApplicantGroup | null)[] } => {
    const written = groups.map(wordsOf);
    const isKnown = (group: string) => knownGroups.some(({ groupWords }) => groupWords === group);
    const largerOf = (group: string) => within.find(([pattern]) => pattern.test(group))?.[1] ?? null;
    return {
      known: knownGroups.filter(({ groupWords }) => written.includes(groupWords)).map(({ group }) => group),
      others: written.filter((group) => !isKnown(group)).map(largerOf),
    };
  },
);
