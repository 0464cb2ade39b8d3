/** URLs whose last segment is a secret: every route of `app/routes.ts` with a `:token`. */
export const secretPlaces = [
  "saved/calendar",
  "mail/stop",
  "newsletter/confirm",
  "phone/ussd",
  "phone/sms",
  "claimed",
  "advertised",
] as const;
/** Query parameters that are secrets: those of our own links and of Google's redirect. */
const secretQueries = ["token", "code", "state"] as const;

const slash = "/+";
// Starts with a word character: a pattern that starts with slashes would be tried again at each of a long row of
// them.
const inPath = new RegExp(
  `((?:${secretPlaces.map((place) => place.replaceAll("/", slash)).join("|")})${slash})[^\\s"'<>?#]+`,
  "gi",
);
const inQuery = new RegExp(`([?&](?:${secretQueries.join("|")})=)[^&\\s"'<>#]+`, "gi");

/** Removes the tokens from a text. */
export function hideTokens(text: string): string {
  const readable = decoded(text);
  const hidden = hide(readable);
  return hidden === readable ? text : hidden;
}

const hide = (text: string) => text.replace(inPath, "$1…").replace(inQuery, "$1…");

/** The router accepts a URL however it is encoded, so a secret must be found in every encoding. */
const decoded = (text: string) =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
