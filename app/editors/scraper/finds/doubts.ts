import { findSignals } from "#app/community/scam-check/signals/find-signals.ts";
import type { CollectedFields } from "./collect-fields.ts";
import { columnsOf } from "./collect-fields.ts";
import { doubtWords } from "./words.ts";

/** Scam signals of this weight always require an editor's review. */
const reviewWeight = 3;

/** Reasons for an editor's review; none if the find can be published. */
export function findDoubts(gathered: CollectedFields, text: string): string[] {
  const { kind, fields, isRolling } = gathered;
  const doubts: string[] = [];
  const isSure = (column: string) => fields[column]?.isSure ?? false;
  if (!gathered.isSureOfKind) doubts.push(doubtWords.kind);
  if (!fields.description) doubts.push(doubtWords.noDescription);
  if (kind === "colleges") return doubts;
  const columns = columnsOf[kind];
  if (!fields.application_url) doubts.push(doubtWords.noLink);
  if (!fields[columns.deadline] && !isRolling) doubts.push(doubtWords.noDeadline);
  if (fields[columns.deadline] && !isSure(columns.deadline)) doubts.push(doubtWords.unsureDeadline);
  if (!isSure(columns.place) && !isSure(columns.field) && !isSure("education_level"))
    doubts.push(doubtWords.noFacts);
  if (kind === "internships" && !fields.company) doubts.push(doubtWords.noCompany);
  const sentences = text.split(/\n|(?<=[.!?]) /);
  if (findSignals(sentences, true).some(({ weight }) => weight >= reviewWeight))
    doubts.push(doubtWords.asksForMoney);
  return doubts;
}
