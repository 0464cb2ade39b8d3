import { useLocation } from "react-router";
import { language } from "#app/shared/languages/language.ts";
import { languageNames, languages } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { languageWords } from "../words.ts";

/**
 * The same page in the other languages. Each link loads the whole page, because a page carries the words of one
 * language.
 */
export function LanguageLinks({ className, id }: { className: string; id?: string }) {
  const { pathname, search } = useLocation();
  return (
    <nav id={id} aria-label={languageWords.choose}>
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={localPath(pathname + search, one)}
              hrefLang={one}
              lang={one}
              aria-current={one === language() ? "true" : undefined}
              className={className}
            >
              {languageNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
