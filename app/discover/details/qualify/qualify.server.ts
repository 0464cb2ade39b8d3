import { data, type RouterContextProvider, redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { type CycleColumns, cycleOf } from "#app/catalogue/dates/cycle.ts";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { FactsOf, ProfileQuestion, VerdictLine } from "#app/catalogue/eligibility/judgement.ts";
import { type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { sourceOf } from "#app/catalogue/facts/evidence.ts";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { addAnswersToLink } from "#app/shared/urls/answers-in-links.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import {
  parseAnswers,
  type QuestionAnswers,
  typedAnswers,
  withAnswers,
} from "#app/students/eligibility/questions/answers.server.ts";
import { inputsFor, type QuestionInput } from "#app/students/eligibility/questions/inputs.ts";
import { saveAnswers } from "#app/students/eligibility/questions/save-answers.server.ts";
import { addAnswers, answersIn } from "#app/students/onboarding-answers/answers-in.ts";
import { findApplicantInAddress } from "#app/students/onboarding-answers/applicant-from-answers.server.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import type { Database } from "#database/database.ts";
import type { Evidence } from "#database/schema/facts.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

export interface Qualifying extends FormRefusal {
  /** Null if nothing is known about the reader. */
  verdict: ShownVerdict | null;
  lines: Pick<VerdictLine, "answer" | "text">[];
  inputs: QuestionInput[];
  /** Answers are saved in the profile. */
  isSavedToProfile: boolean;
  /** Where the eligibility rules were read. */
  source: string | null;
}

export type JudgedColumns<Kind extends OpportunityKind> = FactsOf[Kind] &
  CycleColumns & { evidence: Evidence[] };

const untouched: FormRefusal = { values: {}, problems: {} };

/** Eligibility of an applicant, or the open questions for an unknown one. */
export function qualifying<Kind extends OpportunityKind>(
  kind: Kind,
  record: JudgedColumns<Kind>,
  applicant: Applicant | null,
  today: string,
  viewer: Viewer,
): Qualifying {
  const { eligibility, lines } = judge(kind, record, applicant ?? unknownApplicant);
  return {
    ...untouched,
    verdict: applicant && showVerdict(eligibility, cycleOf(record), today),
    lines: lines.map(({ answer, text }) => ({ answer, text })),
    inputs: inputsFor(questionsOf(lines)),
    isSavedToProfile: applicant !== null && viewer.kind !== "visitor",
    source: sourceOf(record.evidence, "who", today),
  };
}

const questionsOf = (lines: VerdictLine[]): ProfileQuestion[] =>
  lines.flatMap(({ question }) => question ?? []);

/** Returns null if there is no such record. */
async function findJudgedRecord(
  db: Database,
  viewer: Viewer,
  { kind, id: typedId }: RouteRequest["params"],
  today: string,
) {
  const id = parseId(typedId);
  if (!id) return null;
  const of = <Kind extends OpportunityKind>(kind: Kind, title: string, record: JudgedColumns<Kind>) => ({
    title,
    path: `/${kind}/${id}`,
    says: (applicant: Applicant | null) => qualifying(kind, record, applicant, today, viewer),
  });
  if (kind === "scholarship") {
    const found = await findScholarship(db, id);
    return found && of(kind, found.title, found);
  }
  if (kind === "college") {
    const found = await findCollege(db, id);
    return found && of(kind, found.name, found);
  }
  const found = kind === "internship" ? await findInternship(db, id) : null;
  return found && of("internship", found.title, found);
}

interface RouteRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { kind: string; id: string };
}

/** Loader of the questions page. Responds with 404 if there is no such record. */
export async function readQualify({ context, params, request }: RouteRequest) {
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  const found = await asViewer(viewer, async (db) => {
    const judged = await findJudgedRecord(db, viewer, params, today);
    return judged && { ...judged, applicant: await findViewerApplicant(db, viewer, today, request.url) };
  });
  if (!found) throw data(null, { status: 404 });
  const { title, path, says, applicant } = found;
  return { title, path, qualify: says(applicant) };
}

/**
 * Saves a member's answers. A visitor's answers go into the URL, except sensitive ones, which are used for this
 * response only.
 */
export async function answerQualify({ request, context, params }: RouteRequest) {
  const form = await parseFormData(request);
  const reading = parseAnswers(form);
  const now = new Date();
  const today = todayInUtc(now);
  const member = SignedInMember.of(context);
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) => {
    const judged = await findJudgedRecord(db, viewer, params, today);
    if (!judged) throw data(null, { status: 404 });
    const own = member && (await findApplicant(db, member.userId, today));
    if (!reading.ok) {
      const { values, problems } = reading;
      return data({ ...judged.says(own), values, problems }, { status: 400 });
    }
    if (!member || !own) {
      const known = findApplicantInAddress(request.url, today) ?? unknownApplicant;
      if (tellsSensitive(reading.value))
        return answerVisitor(judged.says, withAnswers(known, reading.value), form);
      const carried = addAnswers(answersIn(new URL(request.url)), form);
      return redirect(addAnswersToLink(`${judged.path}#qualify`, carried), 303);
    }
    await saveAnswers(db, member, reading.value, now);
    return redirect(`${judged.path}#qualify`, 303);
  });
}

const tellsSensitive = ({ refugee, disability, lowIncome, orphan }: QuestionAnswers) =>
  [refugee, disability, lowIncome, orphan].some((answer) => answer !== null);

/** A visitor's answers are not stored, so all questions stay on the form with their answers. */
function answerVisitor(
  says: (applicant: Applicant | null) => Qualifying,
  applicant: Applicant,
  form: FormData,
): Qualifying {
  const answered = says(applicant);
  const allInputs = [...says(null).inputs, ...answered.inputs];
  const inputs = [...new Map(allInputs.map((input) => [input.name, input])).values()];
  return { ...answered, inputs, values: typedAnswers(form), isSavedToProfile: false };
}
