/** Addresses whose last part is a secret: every route of `app/routes.ts` with a `:token`. */
export const secretPlaces = [
  "saved/calendar",
  "mail/stop",
  "newsletter/confirm",
  "phone/ussd",
  "phone/sms",
] as const;
/** What a query carries for the same end: our own links, and Google's way back. */
const secretQueries = ["token", "code", "state"] as const;

const slash = "/+";
// It begins with a word: a beginning with slashes would be tried anew at each of a long row of them.
const inPath = new RegExp(
  `((?:${secretPlaces.map((place) => place.replaceAll("/", slash)).join("|")})${slash})[^\\s"'<>?#]+`,
  "gi",
);
const inQuery = new RegExp(`([?&](?:${secretQueries.join("|")})=)[^&\\s"'<>#]+`, "gi");

/** The same text without what a token in it would open. */
export function hideTokens(text: string): string {
  const readable = decoded(text);
  const hidden = hide(readable);
  return hidden === readable ? text : hidden;
}

const hide = (text: string) => text.replace(inPath, "$1…").replace(inQuery, "$1…");

/** The router finds a page by its address however it is spelled, so a secret must be found in it too. */
const decoded = (text: string) =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
