import type { Item } from "#app/catalogue/kinds/item.ts";
import type { MessageCheck } from "#app/community/scam-check/check-message.server.ts";
import { checkMessage } from "#app/community/scam-check/check-message.server.ts";
import { knownRecords } from "#app/community/scam-check/known-records/known-records.server.ts";
import { explain } from "#app/community/scam-check/page/explain.ts";
import { verdicts } from "#app/community/scam-check/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { withFullStop } from "#app/shared/languages/formats.ts";
import { asViewer } from "#database/viewer.ts";
import { findClosing, findSavedDeadlines, searchItems } from "./find-items.server.ts";
import { findPhoneOwner } from "./linked-phone.server.ts";
import { countryOf } from "./number.ts";
import type { PhoneTools } from "./phone-tools.ts";
import { coursesInWords } from "./say-courses.server.ts";
import { writeLines } from "./screen.ts";
import { shortWords } from "./short-words.ts";
import { screenWords as words } from "./words.ts";

export type PhoneAction = { what: "closing" | "saved" } | { what: "search"; typed: string };

/** A list with its title, or the message for an empty one. */
type ActionResult = { title: string; items: Item[] } | { says: string };

/** A request, by the menu or by a text message. */
export async function runAction(
  tools: PhoneTools,
  number: string,
  action: PhoneAction,
): Promise<ActionResult> {
  const today = todayInUtc(tools.now);
  if (action.what === "closing") {
    const items = await asViewer(tools.viewer, (db) => findClosing(db, countryOf(number), today));
    return items.length > 0 ? { title: words.closing, items } : { says: words.nothingCloses };
  }
  if (action.what === "search") {
    const courses = await asViewer(tools.viewer, (db) => coursesInWords(db, action.typed, today));
    if (courses) return { says: [...courses, words.moreOn(new URL(tools.appUrl).host)].join(" ") };
    const items = await asViewer(tools.viewer, (db) =>
      searchItems(db, action.typed, countryOf(number), today),
    );
    const title = words.found(action.typed.trim().slice(0, 40).toWellFormed());
    return items.length > 0 ? { title, items } : { says: words.nothingFound };
  }
  const owner = await findPhoneOwner({ ...tools, database: tools.viewer.database }, number);
  if (!owner) return { says: words.notLinked(new URL(tools.appUrl).host) };
  const items = await findSavedDeadlines(owner, today);
  return items.length > 0 ? { title: words.saved, items } : { says: words.nothingSaved };
}

/** What is known about a message, which isn't stored. */
export async function checkTyped(tools: PhoneTools, typed: string, room: number): Promise<string> {
  const known = await knownRecords(tools.viewer, tools.now.getTime());
  return checkInShort(checkMessage(typed, known), room);
}

/** The result of a scam check, as far as it fits: the verdict, why, and what to do. */
function checkInShort(findings: MessageCheck, room: number): string {
  const { title, text } = verdicts[findings.verdict];
  const [why] = explain(findings);
  const [record] = findings.records;
  const official = record?.host ?? "";
  return writeLines(
    [
      withFullStop(title),
      ...(why && why.tone !== "good" ? [{ text: withFullStop(why.title) }] : []),
      ...(official ? [{ text: shortWords.official(official) }] : []),
      { text: firstSentence(text) },
    ],
    room,
  );
}

const firstSentence = (text: string) => text.split(/(?<=[.።]) /)[0] ?? "";
