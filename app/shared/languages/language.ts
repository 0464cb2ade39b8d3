import type { Language } from "./languages.ts";

/**
 * The language of what is being written now. Its siblings are what `scripts/translations.ts` puts in its place: in the browser the
 * language of the page, on the server that of the request, the email or the text message.
 */
export const language = (): Language => "en";
