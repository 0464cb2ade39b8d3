import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { listFindings } from "#app/catalogue/eligibility/judge.ts";
import type { Matches } from "#app/catalogue/matching/match-listings.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { inputsFor, type QuestionInput } from "#app/students/eligibility/questions/inputs.ts";
import type { Result } from "#database/schema/about-student.ts";
import { matchesWords } from "../words.ts";
import { decidingFact } from "./deciding-fact.ts";
import { type About, shortLabels } from "./fact-words.ts";
import { pickQuestion } from "./pick-question.ts";
import { questionWords as words } from "./words.ts";

export interface InlineQuestion {
  sentence: string;
  inputs: QuestionInput[];
}

interface Student {
  profile: MatchProfile & { country: string; results: Result[] };
  applicant: Applicant;
  about: About;
}

/** The one question that most of a student's matches to be checked depend on; null if no answer would help. */
export function findQuestion(
  { profile, applicant, about }: Student,
  { byGroup }: Matches,
  isOnSamePage = true,
): InlineQuestion | null {
  const findings = byGroup.oneMissing.map(({ listing: { kind, facts } }) =>
    listFindings(kind, facts, applicant),
  );
  const picked = pickQuestion(findings, {
    country: applicant.residence ?? profile.country,
    exams: profile.results.map(({ system }) => system),
    answered: applicant.tests === null ? [] : ["tests"],
  });
  return (
    picked && {
      sentence: words.sentence(
        decidingFact(picked.question, about),
        matchesWords.counted(picked.count),
        isOnSamePage,
      ),
      inputs: inputsFor([picked.question]).map((input) => ({
        ...input,
        label: lookUp(shortLabels, input.name) ?? input.label,
      })),
    }
  );
}
