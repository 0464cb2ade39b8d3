import type { catalogueActions } from "#database/schema/lists.ts";
import type { CatalogueField, RecordType } from "./fields/catalogue-field.ts";

export const fieldProblems = {
  missing: (label: string) => `Enter something for “${label}”.`,
  tooLong: (label: string, most: number) =>
    `“${label}” is too long: use at most ${most.toLocaleString("en")} characters.`,
  notAnAddress: (label: string) => `“${label}” must be a full link starting with https:// or http://.`,
  notADay: (label: string) =>
    `“${label}” must be a date like 2026-12-15 or 15 December 2026. 3/4/2026 could mean two dates.`,
  notOnTheList: (label: string, list: readonly string[]) => `“${label}” must be one of: ${list.join(", ")}.`,
  unreadable: "We couldn't read this.",
  notAUsualDay: (label: string) => `“${label}” must be a month or a day in it, like August or 15 August.`,
  notMonths: (label: string) => `“${label}” must be months as numbers from 1 to 12.`,
  notANumber: (label: string, { min, max, isWhole }: CatalogueField) =>
    `“${label}” must be a ${isWhole ? "whole " : ""}number${min === undefined ? "" : ` from ${min}`}${max === undefined ? "" : ` to ${max}`}.`,
  notACurrency: (label: string) => `“${label}” must be three letters, like KES or USD.`,
  needsCurrency: "Choose a currency.",
  agesCrossed: "The oldest age must be above the youngest.",
  tooManyRows: (label: string, most: number) => `“${label}” takes at most ${most} lines.`,
  tooManyCells: (label: string, line: number, most: number) =>
    `“${label}”, line ${line}: there are more than ${most} parts.`,
  missingCell: (label: string, line: number, cell: string) =>
    `“${label}”, line ${line}: “${cell}” is missing.`,
  badCell: (label: string, line: number, cell: string) =>
    `“${label}”, line ${line}: we couldn't read “${cell}”.`,
  noSuchCollege: "No college in the catalogue has this name. Paste the link to its page instead.",
  severalColleges: "Several colleges have this name. Paste the link to the right one's page.",
};

/** "a scholarship", "an internship". */
export const aOne = ({ singular }: RecordType) => `${/^[aeiou]/.test(singular) ? "an" : "a"} ${singular}`;

const many = (count: number, recordType: RecordType) =>
  count === 1
    ? `1 ${recordType.singular}`
    : `${count.toLocaleString("en")} ${recordType.plural.toLowerCase()}`;

export const countOf = many;

export const words = {
  created: (recordType: RecordType, isPublished: boolean) =>
    isPublished
      ? { title: `The ${recordType.singular} is published.`, detail: "Everyone can see it now." }
      : { title: `The ${recordType.singular} is saved as a draft.`, detail: "Only editors can see it." },
  saved: { title: "Your changes are saved.", detail: "The history keeps the old values." },
  restored: (isPublished: boolean) =>
    isPublished
      ? { title: "The record is back.", detail: "Everyone can see it again." }
      : { title: "The record is back as a draft.", detail: "Publish it when it is ready." },
  notRestored: {
    "not deleted": { title: "Nothing to restore", detail: "This change didn't delete a record." },
    "already there": { title: "Nothing to restore", detail: "The record is in the catalogue already." },
  },
  published: (count: number, recordType: RecordType) => `Published ${many(count, recordType)}.`,
  unpublished: (count: number, recordType: RecordType) =>
    `Took down ${many(count, recordType)}. Only editors can see them now.`,
  deleted: (count: number, recordType: RecordType) =>
    `Deleted ${many(count, recordType)}. The history can restore them.`,
  waitForCollege: (count: number) =>
    `${count === 1 ? "1 spotlight is" : `${count} spotlights are`} waiting for a college to be published.`,
  nothingChosen: { title: "Nothing chosen", detail: "Tick some records first." },
  filled: (count: number, of: number) => (count === 0 ? "none filled" : `${count} of ${of} filled`),
  refusedTitle: "Not saved yet",
  refused: "Please check the fields below. Nothing you typed is lost.",
  changedMeanwhile:
    "Someone else changed this record while you were editing. Below each changed field is its new value. Save again to use your version.",
  isNow: (label: string, value: string | null) =>
    value === null ? `“${label}” is empty now.` : `“${label}” is now: ${value}`,
  maybeKnown: "This may already be in the catalogue. Check the records listed below the fields.",
  gone: "Someone deleted this record. What you typed is still here. Copy it, or restore the record from the history.",
};

export const actionNames: Record<(typeof catalogueActions)[number], string> = {
  create: "Created",
  update: "Changed",
  publish: "Published",
  unpublish: "Unpublished",
  delete: "Deleted",
  restore: "Restored",
  import: "Imported",
  undo: "Import undone",
  merge: "Merged",
};

/** The link checker's date, not to be confused with "Last checked". */
export const linkCheckWords = {
  worked: (day: string) => `The link answered on ${day}. No one read the page.`,
  failed: (day: string, error: string | null) => `The link failed on ${day}: ${error ?? ""}`,
};
