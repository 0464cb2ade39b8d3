import { createCookie } from "react-router";

/** What a visitor wanted to save when she was sent to sign in, and where she was. */
interface SaveIntent {
  /** "scholarship/8b0c…", or `onlyAnswers`. */
  item: string;
  back: string;
  at: number;
  /** She wants to hear when it opens, too. */
  wantsOpening?: boolean;
}

/** She wants to keep what she answered, and no single item. */
export const onlyAnswers = "answers";

const oneHour = 3_600;

/**
 * Signed, and set only in answer to our own form, which other sites can't send: so whatever brings someone to the page
 * that saves, it saves nothing that this browser did not ask for within the hour.
 */
const intentCookie = (secret: string, origin: string) =>
  createCookie("save-intent", {
    path: "/saved",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    maxAge: oneHour,
    secrets: [`save intent ${secret}`],
  });

export const rememberIntent = (secret: string, intent: SaveIntent, origin: string): Promise<string> =>
  intentCookie(secret, origin).serialize(intent);

export const forgetIntent = (secret: string, origin: string): Promise<string> =>
  intentCookie(secret, origin).serialize("", { maxAge: 0 });

/** The wish for this very item, if it is fresh and ours. */
export async function readIntent(
  secret: string,
  { headers }: Request,
  item: string,
  now: number,
): Promise<SaveIntent | null> {
  const kept: unknown = await intentCookie(secret, "").parse(headers.get("Cookie"));
  if (typeof kept !== "object" || kept === null) return null;
  const intent = kept as SaveIntent;
  return intent.item === item && now - intent.at < oneHour * 1000 ? intent : null;
}
