import { ageNow, type StatedAge } from "#app/catalogue/eligibility/age.ts";
import { currencyOf } from "#app/catalogue/facts/money.ts";
import { suggestGpa } from "#app/catalogue/grades/suggest-gpa.ts";
import type { Result, TestTaken } from "#database/schema/about-student.ts";
import { testNames } from "#database/schema/lists.ts";
import { noTest, type ScoreName, scoreOf } from "./rules.ts";

/** The form fields that are converted before they are saved. */
interface StudentAnswers extends Record<ScoreName, number | null> {
  country: string;
  gpa: number | null;
  results: Result[];
  bornOn: string | null;
  statedAge: number | null;
  budgetValue: number | null;
  budgetCurrency: string | null;
  testsTaken: string[];
}

/** Converts answers into columns: the GPA that results are worth, an age with its date, tests with their scores. */
export function studentColumns<Answers extends StudentAnswers>(
  answers: Answers,
  before: StatedAge | null,
  today: string,
) {
  const { budgetValue, budgetCurrency, country } = answers;
  return {
    ...withoutTests(answers),
    gpa: answers.gpa ?? suggestGpa(answers.results),
    ...ageColumns(answers, before, today),
    budgetCurrency: budgetValue === null ? null : (budgetCurrency ?? currencyOf(country) ?? "USD"),
    tests: testsOf(answers),
  };
}

/** An unchanged age keeps the date on which it was given. */
function ageColumns({ bornOn, statedAge }: StudentAnswers, before: StatedAge | null, today: string) {
  if (bornOn || statedAge === null) return { bornOn, statedAge: null, statedAgeOn: null };
  const isUntouched = before !== null && ageNow(before, today) === statedAge;
  return isUntouched
    ? { bornOn, statedAge: before.statedAge, statedAgeOn: before.statedAgeOn }
    : { bornOn, statedAge, statedAgeOn: today };
}

function testsOf(answers: StudentAnswers): TestTaken[] | null {
  const taken = testNames.flatMap((test): TestTaken[] => {
    const score = answers[scoreOf(test)];
    return score !== null || answers.testsTaken.includes(test) ? [{ test, score }] : [];
  });
  if (taken.length > 0) return taken;
  return answers.testsTaken.includes(noTest) ? [] : null;
}

const answersOnTests: readonly string[] = ["testsTaken", ...testNames.map(scoreOf)];

const withoutTests = <Answers extends StudentAnswers>(answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !answersOnTests.includes(name))) as Omit<
    Answers,
    "testsTaken" | ScoreName
  >;
