import { createCookie } from "react-router";

/** What a visitor kind before she was sent to sign in, and where she was. */
interface PendingActions {
  /** Every heart she pressed, the last one at the end. */
  saves: PendingSave[];
  back: string;
  at: number;
}

export interface PendingSave {
  /** "scholarship/8b0c…". */
  item: string;
  /** She wants to hear when it opens, too. */
  wantsOpening?: boolean;
}

/** Hearts are one save and answers another: who comes with both keeps both. */
const cookieNames = { hearts: "save-intent", answers: "keep-answers" };

export type PendingKind = keyof typeof cookieNames;

/** In an address: she wants to keep what she answered, and no single item. */
export const onlyAnswers = "answers";

const oneHour = 3_600;
/** Together some three kilobytes: a browser refuses a cookie of more than four, and a proxy headers that are larger still. */
const mostSaves = 20;
/** Characters of an address: less beside hearts, and more where it holds the answers themselves. */
const longestAddress = { hearts: 600, answers: 1_800 };

/**
 * Signed, and set only in answer to our own form, which other sites can't send: so whatever brings someone to the page
 * that saves, it saves nothing that this browser did not ask for within the hour.
 */
const pendingCookie = (secret: string, kind: PendingKind, origin: string) =>
  createCookie(cookieNames[kind], {
    path: "/saved",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    maxAge: oneHour,
    secrets: [`save intent ${secret}`],
  });

/** Where she comes from, when, and the site as she calls it. */
interface CookieContext {
  back: string;
  now: number;
  origin: string;
}

/** The same page without its query, if the address is too long for a cookie. */
function shortened(back: string, longest: number): string {
  if (back.length <= longest) return back;
  const [path = ""] = back.split(/[?#]/);
  return path.length <= longest ? path : "/";
}

/** Puts one more behind those that wait; of too many the oldest go. */
export async function addPendingSave(
  secret: string,
  request: Request,
  save: PendingSave,
  { back, now, origin }: CookieContext,
): Promise<string> {
  const waiting = (await findPending(secret, request, "hearts", now))?.saves ?? [];
  const saves = [...waiting.filter(({ item }) => item !== save.item), save].slice(-mostSaves);
  const pending: PendingActions = { saves, back: shortened(back, longestAddress.hearts), at: now };
  return pendingCookie(secret, "hearts", origin).serialize(pending);
}

export function storePendingAnswers(secret: string, { back, now, origin }: CookieContext): Promise<string> {
  const pending: PendingActions = { saves: [], back: shortened(back, longestAddress.answers), at: now };
  return pendingCookie(secret, "answers", origin).serialize(pending);
}

export const clearPending = (secret: string, kind: PendingKind, origin: string): Promise<string> =>
  pendingCookie(secret, kind, origin).serialize("", { maxAge: 0 });

/** What waits, if it is fresh and ours. */
export async function findPending(
  secret: string,
  { headers }: Request,
  kind: PendingKind,
  now: number,
): Promise<PendingActions | null> {
  const stored: unknown = await pendingCookie(secret, kind, "").parse(headers.get("Cookie"));
  if (typeof stored !== "object" || stored === null || !("saves" in stored)) return null;
  const pending = stored as PendingActions;
  return now - pending.at < oneHour * 1000 ? pending : null;
}
