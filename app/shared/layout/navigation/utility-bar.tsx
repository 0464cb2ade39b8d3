import { withColon } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";
import { languageNames } from "#app/shared/languages/languages.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { languageWords, layoutWords, linkNames } from "../words.ts";
import { utilityLinks } from "./links.ts";

const look =
  "flex min-h-11 items-center px-2.5 text-on-forest no-underline -outline-offset-3 hover:text-white hover:underline";

/** The second row of links, on wide screens; a phone has them in the menu and the footer. */
export function UtilityBar() {
  return (
    <nav
      aria-label={layoutWords.aboutFursa}
      className="on-dark bg-forest-deep text-sm max-md:hidden print:hidden"
    >
      <ul className="wrap flex justify-end gap-1 *:last:-mr-2.5">
        {utilityLinks.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={look}>
              {linkNames[name]}
            </Link>
          </li>
        ))}
        <li>
          <a
            href="#languages"
            aria-label={`${withColon(languageWords.choose)} ${languageNames[language()]}`}
            className={look}
          >
            {languageNames[language()]}
          </a>
        </li>
      </ul>
    </nav>
  );
}
