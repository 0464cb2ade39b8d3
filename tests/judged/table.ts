import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { type Judged, judgeByHand } from "./judge-by-hand.ts";
import answers from "./students.json" with { type: "json" };

/** A made-up student. */
export interface Student {
  id: string;
  story: string;
  applicant: Applicant;
  /** What the score needs besides. */
  targets: string[];
  budget: string | null;
}

interface StudentAnswers extends Partial<Omit<Applicant, "standing">> {
  id: string;
  story: string;
  standing?: Partial<Applicant["standing"]>;
  targets?: string[];
  budget?: string;
}

/** A student's missing fields are unknown to the engine. */
export const students: Student[] = (answers as StudentAnswers[]).map(
  ({ id, story, standing, targets = [], budget = null, ...rest }) => ({
    id,
    story,
    targets,
    budget,
    applicant: {
      ...unknownApplicant,
      ...rest,
      standing: { ...noStanding, ...standing },
    },
  }),
);

const folder = join(import.meta.dirname, "rules");

/** The handwritten rule of every record of a kind, by its key. */
export const rulesOf = (kind: Kind): Map<string, string> =>
  new Map(
    readdirSync(join(folder, kind)).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(folder, kind, file), "utf8"))),
    ),
  );

export const judgePair = (rule: string, { applicant }: Student): Judged => judgeByHand(rule, applicant);

/** The same for a college, if a diploma there is accepted as a first step. */
export const judgeFirstStep = (rule: string, { applicant }: Student): Judged =>
  judgeByHand(rule, withFirstStep(applicant));

/** A counsellor sends someone whose results are too low for any degree at home to a diploma first. */
function withFirstStep(applicant: Applicant): Applicant {
  const { wants, finished, studying, standing } = applicant;
  if (!wants.includes("undergraduate") || wants.includes("vocational")) return applicant;
  if (studying !== null || (finished !== "secondary" && finished !== null)) return applicant;
  const { kcse, credits, aggregate, principalPasses, percent } = standing;
  const enough = [
    kcse === null ? null : kcse >= 7,
    credits === null ? null : credits >= 5,
    aggregate === null ? null : aggregate <= 36,
    principalPasses === null ? null : principalPasses >= 2,
    percent === null ? null : percent >= 50,
  ].filter((one) => one !== null);
  const isTooLow = enough.length > 0 && enough.every((one) => !one);
  return isTooLow ? { ...applicant, wants: [...wants, "vocational"] } : applicant;
}
