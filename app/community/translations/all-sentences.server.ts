import { LRUCache } from "lru-cache";
import { type Language, languages } from "#app/shared/languages/languages.ts";
import { listSentences, type SentenceModules, type TranslatedSentence } from "./list-sentences.ts";

const english: SentenceModules = import.meta.glob<object>(
  ["/app/**/*words.ts", "!/app/editors/**", "!/app/**/lexicon/**"],
  {
    eager: true,
    query: "?english",
  },
);
const translations: SentenceModules = import.meta.glob<object>("/app/**/*words.{sw,fr,am}.ts", {
  eager: true,
});

/** One list per language: they don't change while the server runs. */
const lists = new LRUCache<Language, TranslatedSentence[]>({
  max: languages.length,
  memoMethod: (language) =>
    listSentences(
      Object.fromEntries(Object.entries(translations).filter(([path]) => path.endsWith(`.${language}.ts`))),
      english,
    ),
});

/** Every sentence of a translation. */
export const allSentences = (language: Language) => lists.memo(language);
