import { type Language, languageNames } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { adviceWords } from "../words.ts";

/** Links to an article's translations. Each loads the whole page, because a page carries the words of one language. */
export function ReadIn({ translations }: { translations: { language: Language; slug: string }[] }) {
  if (translations.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      {adviceWords.readIn}
      {translations.map(({ language, slug }) => (
        <a
          key={language}
          href={localPath(`/advice/${slug}`, language)}
          hrefLang={language}
          lang={language}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {languageNames[language]}
        </a>
      ))}
    </p>
  );
}
