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
  const { known, hasOther } = parseGroups(groups);
  if (known.some((group) => applicant.groups[group]))
    return finding("groups", "yes", () => words.yes(groups));
  const unanswered = known.find((group) => applicant.groups[group] === undefined);
  if (unanswered)
    return finding("groups", "check", () => words.ask(groups), { field: fieldOfGroup[unanswered] });
  if (groups.length === 0) return finding("groups", "check", () => words.unnamed);
  return hasOther
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

/** The named groups that profiles have, and whether other groups are named, or none. */
const parseGroups = memoizeByObject((groups: string[]): { known: ApplicantGroup[]; hasOther: boolean } => {
  const written = groups.map(wordsOf);
  const known = knownGroups.filter(({ groupWords }) => written.includes(groupWords));
  const hasOther =
    written.length === 0 || written.some((group) => !known.some(({ groupWords }) => groupWords === group));
  return { known: known.map(({ group }) => group), hasOther };
});
