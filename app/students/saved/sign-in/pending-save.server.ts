import { createCookie } from "react-router";

/** What a visitor wanted before she was sent to sign in, and where she was. */
interface Intent {
  /** Every heart she pressed, the last one at the end. */
  wishes: SaveWish[];
  back: string;
  at: number;
}

export interface SaveWish {
  /** "scholarship/8b0c…". */
  item: string;
  /** She wants to hear when it opens, too. */
  wantsOpening?: boolean;
}

/** Hearts are one wish and answers another: who comes with both keeps both. */
const cookieNames = { hearts: "save-intent", answers: "keep-answers" };

export type Wanted = keyof typeof cookieNames;

/** In an address: she wants to keep what she answered, and no single item. */
export const onlyAnswers = "answers";

const oneHour = 3_600;
/** Together some three kilobytes: a browser refuses a cookie of more than four, and a proxy headers that are larger still. */
const mostWishes = 20;
/** Characters of an address: less beside hearts, and more where it holds the answers themselves. */
const longestAddress = { hearts: 600, answers: 1_800 };

/**
 * Signed, and set only in answer to our own form, which other sites can't send: so whatever brings someone to the page
 * that saves, it saves nothing that this browser did not ask for within the hour.
 */
const intentCookie = (secret: string, wanted: Wanted, origin: string) =>
  createCookie(cookieNames[wanted], {
    path: "/saved",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    maxAge: oneHour,
    secrets: [`save intent ${secret}`],
  });

/** Where she comes from, when, and the site as she calls it. */
interface Asking {
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
export async function rememberHeart(
  secret: string,
  request: Request,
  wish: SaveWish,
  { back, now, origin }: Asking,
): Promise<string> {
  const waiting = (await readIntent(secret, request, "hearts", now))?.wishes ?? [];
  const wishes = [...waiting.filter(({ item }) => item !== wish.item), wish].slice(-mostWishes);
  const intent: Intent = { wishes, back: shortened(back, longestAddress.hearts), at: now };
  return intentCookie(secret, "hearts", origin).serialize(intent);
}

export function rememberAnswers(secret: string, { back, now, origin }: Asking): Promise<string> {
  const intent: Intent = { wishes: [], back: shortened(back, longestAddress.answers), at: now };
  return intentCookie(secret, "answers", origin).serialize(intent);
}

export const forgetIntent = (secret: string, wanted: Wanted, origin: string): Promise<string> =>
  intentCookie(secret, wanted, origin).serialize("", { maxAge: 0 });

/** What waits, if it is fresh and ours. */
export async function readIntent(
  secret: string,
  { headers }: Request,
  wanted: Wanted,
  now: number,
): Promise<Intent | null> {
  const kept: unknown = await intentCookie(secret, wanted, "").parse(headers.get("Cookie"));
  if (typeof kept !== "object" || kept === null || !("wishes" in kept)) return null;
  const intent = kept as Intent;
  return now - intent.at < oneHour * 1000 ? intent : null;
}
