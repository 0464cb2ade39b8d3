import { createCookie } from "react-router";
import { localPath } from "#app/shared/languages/local-path.ts";

/** What a visitor did before they were sent to sign in. */
interface PendingActions {
  /** Oldest first. */
  saves: PendingSave[];
  back: string;
  at: number;
}

export interface PendingSave {
  /** "scholarship/8b0c…". */
  item: string;
  /** Also turn on the opening alert. */
  wantsOpening?: boolean;
}

/** Separate cookies, so that a visitor can have both pending. */
const cookieNames = { hearts: "save-intent", answers: "keep-answers" };

export type PendingKind = keyof typeof cookieNames;

/** Query value: save only the onboarding answers, no item. */
export const onlyAnswers = "answers";

const oneHour = 3_600;
/** About 3 KB; browsers reject cookies over 4 KB. */
const mostSaves = 20;
/** Characters of the return URL; longer if it holds the answers. */
const longestAddress = { hearts: 600, answers: 1_800 };

/** Signed, and set only in response to our own form, so that a link from another site can't make someone save anything. */
const pendingCookie = (secret: string, kind: PendingKind, origin: string) =>
  createCookie(cookieNames[kind], {
    path: localPath("/saved"),
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    maxAge: oneHour,
    secrets: [`save intent ${secret}`],
  });

interface CookieContext {
  back: string;
  now: number;
  origin: string;
}

/** Drops the query if the URL is too long. */
function shortened(back: string, longest: number): string {
  if (back.length <= longest) return back;
  const [path = ""] = back.split(/[?#]/);
  return path.length <= longest ? path : "/";
}

/** Appends a save; the oldest ones are dropped at the limit. */
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

/** Returns null if the cookie is missing, expired or not signed by us. */
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
