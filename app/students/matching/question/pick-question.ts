import type { Finding, ProfileQuestion, QuestionField } from "#app/catalogue/eligibility/judgement.ts";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { schoolExam } from "#app/catalogue/grades/school-exam.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { resultSystems } from "#database/schema/lists.ts";

type ResultSystem = (typeof resultSystems)[number];

interface PickedQuestion {
  question: ProfileQuestion;
  /** How many opportunities depend on it. */
  count: number;
}

interface Reader {
  /** Only exams of this country are offered. */
  country: string;
  /** Exams already answered. */
  exams: ResultSystem[];
  /** Answered questions that are not asked again: a test that they haven't taken is a step, not a question. */
  answered?: QuestionField[];
}

/**
 * The question that most listings leave open, by what the rules find in each. Of equals, the first. Returns null if no
 * answer would help.
 */
export function pickQuestion(
  listings: readonly Pick<Finding, "answer" | "question">[][],
  reader: Reader,
): PickedQuestion | null {
  const counted = new Map<string, PickedQuestion>();
  for (const findings of listings) {
    const open = findings.flatMap(({ answer, question }) =>
      answer === "check" && question ? openQuestionsOf(question, reader) : [],
    );
    for (const [key, question] of new Map(open))
      counted.set(key, { question, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((one, other) => other.count - one.count)[0] ?? null;
}

/** Sensitive questions, which have a separate page. */
const discreet: QuestionField[] = ["refugee", "disability", "lowIncome", "orphan"];

/** Questions by key: one per exam, all degree scales together. */
function openQuestionsOf(question: ProfileQuestion, reader: Reader): [string, ProfileQuestion][] {
  const { field } = question;
  if (field !== "results")
    return [...discreet, ...(reader.answered ?? [])].includes(field) ? [] : [[field, { field }]];
  const own = ownSystems(question.systems ?? [], reader);
  const degrees = own.filter(isDegree);
  return [
    ...own
      .filter((id) => !isDegree(id))
      .map((id): [string, ProfileQuestion] => [id, { field, systems: [id] }]),
    ...(degrees.length > 0 ? [["degree", { field, systems: degrees }] as [string, ProfileQuestion]] : []),
  ];
}

const isDegree = (id: ResultSystem) => systems[id].level === "degree";

/** The country's school-leaving exam and UTME; for degrees, the country's scales first. Skips answered ones. */
function ownSystems(offered: ResultSystem[], { country, exams }: Reader): ResultSystem[] {
  const isHome = (id: ResultSystem) => systems[id].countries.some((name) => name === country);
  const isAnywhere = (id: ResultSystem) => systems[id].countries.length === 0;
  const leaving = lookUp(schoolExam, country);
  const isOwn = (id: ResultSystem) =>
    isDegree(id)
      ? isHome(id) || isAnywhere(id)
      : leaving
        ? id === leaving || (id === "utme" && isHome(id))
        : isAnywhere(id);
  const hasDegree = exams.some(isDegree);
  return offered
    .filter((id) => isOwn(id) && !exams.includes(id) && !(hasDegree && isDegree(id)))
    .sort((one, other) => Number(isHome(other)) - Number(isHome(one)));
}
