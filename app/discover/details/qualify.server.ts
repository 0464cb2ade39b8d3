import { data, type RouterContextProvider, redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { viewerContext } from "#app/common/context.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import type { Refusal } from "#app/common/forms/rules.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { sourceOf } from "#app/opportunities/evidence.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { type Applicant, nobody } from "#app/students/fit/applicant.ts";
import { readAnswers, typedAnswers, withAnswers } from "#app/students/fit/ask/answers.server.ts";
import { type AskedInput, inputsFor } from "#app/students/fit/ask/inputs.ts";
import { saveAnswers } from "#app/students/fit/ask/save-answers.server.ts";
import { findApplicant } from "#app/students/fit/find-applicant.server.ts";
import { judge } from "#app/students/fit/judge.ts";
import type { FactsOf, Line, Question, Verdict } from "#app/students/fit/judgement.ts";
import type { Database } from "#database/database.ts";
import type { Evidence } from "#database/schema/facts.ts";
import { asViewer } from "#database/viewer.ts";

export interface Qualifying extends Refusal {
  /** Null while nothing is known of the reader. */
  verdict: Verdict | null;
  lines: Pick<Line, "answer" | "text">[];
  inputs: AskedInput[];
  /** The answers go into a profile. */
  isKept: boolean;
  /** Where the rules were read. */
  source: string | null;
}

export type Judged<Kind extends OpportunityKind> = FactsOf[Kind] & { evidence: Evidence[] };

const untouched: Refusal = { values: {}, problems: {} };

/** What the page says to someone: of whom something is known, or of whom nothing is. */
export function qualifying<Kind extends OpportunityKind>(
  kind: Kind,
  record: Judged<Kind>,
  applicant: Applicant | null,
  today: string,
): Qualifying {
  const { verdict, lines } = judge(kind, record, applicant ?? nobody);
  return {
    ...untouched,
    verdict: applicant && verdict,
    lines: lines.map(({ answer, text }) => ({ answer, text })),
    inputs: inputsFor(questionsOf(lines)),
    isKept: applicant !== null,
    source: sourceOf(record.evidence, "who", today),
  };
}

const questionsOf = (lines: Line[]): Question[] => lines.flatMap(({ asks }) => asks ?? []);

/** A member's answers are kept, a visitor's are not. */
export async function answerQualify<Kind extends OpportunityKind>(
  kind: Kind,
  { request, context, params }: Asked,
  find: (db: Database, id: string) => Promise<Judged<Kind> | null>,
) {
  const form = await readFormData(request);
  const reading = readAnswers(form);
  const now = new Date();
  const today = todayInUtc(now);
  const member = SignedInMember.of(context);
  return asViewer(context.get(viewerContext), async (db) => {
    const id = readId(params.id);
    const record = id ? await find(db, id) : null;
    if (!record) throw data(null, { status: 404 });
    const own = member && (await findApplicant(db, member.userId, today));
    if (!reading.ok) {
      const { values, problems } = reading;
      return data({ ...qualifying(kind, record, own, today), values, problems }, { status: 400 });
    }
    if (!member || !own) return answerVisitor(kind, record, withAnswers(nobody, reading.value), form, today);
    await saveAnswers(db, member, reading.value, now);
    return redirect(`/${kind}/${id}#qualify`, 303);
  });
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
}

/** Nothing is stored, so that every question stays on the form with its answer, and new ones follow. */
const answerVisitor = <Kind extends OpportunityKind>(
  kind: Kind,
  record: Judged<Kind>,
  applicant: Applicant,
  form: FormData,
  today: string,
) => {
  const answered = qualifying(kind, record, applicant, today);
  const asked = [...qualifying(kind, record, null, today).inputs, ...answered.inputs];
  const inputs = [...new Map(asked.map((input) => [input.name, input])).values()];
  return data({ ...answered, inputs, values: typedAnswers(form), isKept: false });
};
