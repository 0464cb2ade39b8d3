import type { Judgement, ProfileQuestion, QuestionField } from "#app/catalogue/eligibility/judgement.ts";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { labelled } from "#app/shared/ui/fields/select-choices.ts";
import { inputsFor, type QuestionInput } from "#app/students/eligibility/questions/inputs.ts";
import type { OnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { targetCountries } from "#database/schema/lists.ts";
import type { AnswerLink } from "./first-questions.server.ts";
import { startAddress } from "./start-address.ts";
import { startWords as words } from "./words.ts";

/** One more question: links if one tap is enough, otherwise a short form. */
export interface NextQuestion {
  title: string;
  choices: AnswerLink[];
  inputs: QuestionInput[];
  /** Hidden inputs. */
  keeps: [name: string, value: string][];
}

/** More choices become a select. */
const mostChips = 12;

/** The question most of the shown matches depend on, then the target country. */
export function nextQuestion(
  answers: OnboardingAnswers,
  judgements: (Judgement | null)[],
  search: URLSearchParams,
): NextQuestion | null {
  const inputs = rankOpenQuestions(judgements, answers)
    .map((question) => inputsFor([ofCountry(question, answers.country)]))
    .find((candidates) => candidates.some(({ constant }) => !constant));
  if (inputs) return offer(inputs, search);
  return answers.place ? null : offer([placeInput(answers.country ?? "")], search);
}

/** Unanswered questions of the shown matches: grades first, then by frequency. */
function rankOpenQuestions(judgements: (Judgement | null)[], answers: OnboardingAnswers): ProfileQuestion[] {
  const counts = new Map<QuestionField, { question: ProfileQuestion; times: number }>();
  for (const judgement of judgements) {
    if (judgement?.eligibility !== "missing") continue;
    for (const { question } of judgement.lines) {
      if (!question || !isOpen(question.field, answers)) continue;
      const known = counts.get(question.field);
      counts.set(question.field, {
        question: { field: question.field, systems: mergeSystems(known?.question.systems, question.systems) },
        times: (known?.times ?? 0) + 1,
      });
    }
  }
  const weight = ({ question, times }: { question: ProfileQuestion; times: number }) =>
    question.field === "results" ? Number.POSITIVE_INFINITY : times;
  return [...counts.values()]
    .sort((one, other) => weight(other) - weight(one))
    .map(({ question }) => question);
}

type ResultSystems = NonNullable<ProfileQuestion["systems"]>;

const mergeSystems = (some: ResultSystems = [], others: ResultSystems = []): ResultSystems => [
  ...new Set([...some, ...others]),
];

/** Sensitive answers are never put in URLs. */
const isDiscreet = (field: QuestionField): field is "refugee" | "disability" | "lowIncome" | "orphan" =>
  ["refugee", "disability", "lowIncome", "orphan"].includes(field);

/** Unanswered, and allowed in a URL. */
function isOpen(field: QuestionField, { more }: OnboardingAnswers): boolean {
  if (field === "results") return more.result === null;
  if (field === "tests") return more.test === null;
  if (field === "workYears") return more.workYears === null;
  if (field === "bornOn") return more.age === null;
  return !isDiscreet(field) && more[field] === null;
}

/** Only the country's exams that one input can answer. */
function ofCountry(question: ProfileQuestion, country: string | null): ProfileQuestion {
  if (question.field !== "results") return question;
  const own = (question.systems ?? []).filter(
    (id) => systems[id].countries.some((name) => name === country) && systems[id].inputs.length > 0,
  );
  return { ...question, systems: own };
}

const placeInput = (country: string): QuestionInput => ({
  name: "place",
  label: words.place,
  hint: words.homePlace(country),
  choices: placeChoices(targetCountries),
});

function offer(inputs: QuestionInput[], search: URLSearchParams): NextQuestion {
  const open = inputs.filter(({ constant }) => !constant);
  const constants = Object.fromEntries(inputs.map(({ name, constant }) => [name, constant ?? null]));
  const [only, another] = open;
  const title = only?.label ?? "";
  if (only?.choices && !another && only.choices.length <= mostChips) {
    const choices = only.choices.map(labelled).map(({ value, label }) => ({
      label,
      to: startAddress(search, { ...constants, [only.name]: value }),
    }));
    return { title, choices, inputs: [], keeps: [] };
  }
  const base = new URL(startAddress(search, constants), "http://fursa.invalid").searchParams;
  return { title, choices: [], inputs: open, keeps: [...base] };
}
