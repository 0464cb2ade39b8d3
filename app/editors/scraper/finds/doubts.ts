import { findSigns } from "#app/community/scam-check/signals/find-signals.ts";
import type { Gathered } from "./collect-fields.ts";
import { columnsOf } from "./collect-fields.ts";
import { doubtWords } from "./words.ts";

/** A page that asks for money this plainly is never published without a person's look. */
const heavy = 3;

/** Why a person should look before this is published; nothing for a find that is certain in all that decides. */
export function doubtsAbout(gathered: Gathered, text: string): string[] {
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
  if (findSigns(sentences, true).some(({ weight }) => weight >= heavy)) doubts.push(doubtWords.asksForMoney);
  return doubts;
}
