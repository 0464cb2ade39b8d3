import { language as pageLanguage } from "#app/shared/languages/language.ts";
import type { Language } from "#app/shared/languages/languages.ts";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { adviceWords } from "./words.ts";

/** The `lang` of a text that isn't in the page's language. */
export const foreignTo = (language: Language) => (language === pageLanguage() ? undefined : language);

/** Marks an article that nobody has translated into the page's language. */
export const InEnglish = ({ language }: { language: Language }) =>
  language === "en" && foreignTo(language) ? <Tag>{adviceWords.inEnglish}</Tag> : null;
