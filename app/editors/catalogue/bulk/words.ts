import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";

export const bulkWords = {
  set: "Set to",
  chooseSet: "Choose what to set",
  change: "Change…",
  checked: "Mark as checked…",
  nothingToSet: { title: "Nothing to set", detail: "Choose what the records should say." },
  deleting: (count: number, recordType: RecordType) => ({
    question: `Delete ${countOf(count, recordType)}?`,
    detail:
      "Visitors will not find them any more. The history keeps what they were and can restore them one by one.",
    label: `Delete ${count}`,
  }),
  setting: (count: number, recordType: RecordType, what: string, value: string) => ({
    question: `Set “${what}” of ${countOf(count, recordType)} to “${value}”?`,
    detail: "What stands there now is replaced. The history keeps the former values.",
    label: `Change ${count}`,
  }),
  checking: (count: number, recordType: RecordType) => ({
    question: `Have you looked at the official pages of ${countOf(count, recordType)} today?`,
    detail: "The public pages will say that you checked their dates today, with your name.",
    label: `Yes, mark ${count} as checked`,
  }),
  unchanged: "as it is",
  nothing: "nothing",
  changed: (count: number, recordType: RecordType) => `Changed ${countOf(count, recordType)}.`,
  markedChecked: (count: number, recordType: RecordType) =>
    `Marked ${countOf(count, recordType)} as checked.`,
  kept: "The history keeps the former values.",
};
