import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { withAnswers } from "#app/students/eligibility/questions/answers.server.ts";
import { answersIn } from "./answers-in.ts";
import { anyField, type OnboardingAnswers, parseOnboardingAnswers } from "./parse-answers.server.ts";
import { profileFromAnswers } from "./profile-from-answers.server.ts";
import { stages } from "./stages.ts";

/** An applicant from the answers in a URL, however few they are. Returns null if there are none. */
export function findApplicantInAddress(address: string, today: string): Applicant | null {
  const written = answersIn(new URL(address));
  if (written === "") return null;
  const answers = parseOnboardingAnswers(new URLSearchParams(written));
  const profile = profileFromAnswers(answers, today);
  return profile ? applicantOf(profile, null, today) : applicantFromFew(answers);
}

function applicantFromFew({ country, stage, field, more }: OnboardingAnswers): Applicant {
  const facts = stage && stages[stage].facts;
  const known = {
    ...unknownApplicant,
    citizenships: country ? [country] : [],
    residence: country,
    finished: facts?.finished ?? null,
    wants: [...(facts?.wantedLevels ?? [])],
    fields: field && field !== anyField ? [field] : [],
  };
  return withAnswers(known, more);
}
