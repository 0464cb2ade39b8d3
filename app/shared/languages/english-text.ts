import { language } from "./language.ts";

/** The `lang` of what editors and providers write, which is in English; undefined if the page is too. */
export const englishText = () => (language() === "en" ? undefined : "en");
