import type { Language } from "./languages.ts";

/**
 * The language of the current output. `scripts/translations.ts` replaces this module: in the browser by the language of
 * the page, on the server by that of the request, the email or the text message.
 */
export const language = (): Language => "en";
