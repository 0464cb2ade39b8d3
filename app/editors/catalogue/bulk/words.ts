import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";

export const bulkWords = {
  set: "Set to",
  chooseSet: "Choose what to set",
  change: "Change…",
  checked: "Mark as checked…",
  nothingToSet: { title: "Nothing to set", detail: "Choose a value first." },
  deleting: (count: number, recordType: RecordType) => ({
    question: `Delete ${countOf(count, recordType)}?`,
    detail: "Visitors won't find them any more. You can restore them one by one from the history.",
    label: `Delete ${count}`,
  }),
  setting: (count: number, recordType: RecordType, what: string, value: string) => ({
    question: `Set “${what}” of ${countOf(count, recordType)} to “${value}”?`,
    detail: "This replaces the current values. The history keeps the old ones.",
    label: `Change ${count}`,
  }),
  checking: (count: number, recordType: RecordType) => ({
    question: `Have you looked at the official pages of ${countOf(count, recordType)} today?`,
    detail: "Their public pages will show that you checked the dates today, with your name.",
    label: `Yes, mark ${count} as checked`,
  }),
  unchanged: "unchanged",
  nothing: "nothing",
  changed: (count: number, recordType: RecordType) => `Changed ${countOf(count, recordType)}.`,
  markedChecked: (count: number, recordType: RecordType) =>
    `Marked ${countOf(count, recordType)} as checked.`,
  kept: "The history keeps the old values.",
};
