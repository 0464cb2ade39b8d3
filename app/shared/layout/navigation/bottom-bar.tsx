import { listNames } from "#app/shared/languages/formats.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import type { Badges } from "../page.ts";
import { layoutWords, linkNames } from "../words.ts";
import { bottomBarLinks } from "./links.ts";
import { NavigationLink } from "./navigation-link.tsx";

/** Members' most frequent pages, within reach of a thumb. The header stays; wider screens have all links there. */
interface BottomBarProps {
  badges: Badges | undefined;
  /** The space under the page has the footer's colour. */
  isBelowFooter: boolean;
}

export const BottomBar = ({ badges, isBelowFooter }: BottomBarProps) => (
  <>
    <div className={`h-16 md:hidden print:hidden ${isBelowFooter ? "bg-forest-deep" : ""}`} />
    <nav
      aria-label={layoutWords.yours}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {bottomBarLinks.map(({ name, to, icon }) => (
          <li key={to} className="min-w-0">
            <NavigationLink
              to={to}
              end
              aria-label={badges?.[to] && listNames([linkNames[name], badges[to].label])}
              className="relative flex min-h-16 flex-col items-center justify-center gap-1 overflow-hidden border-t-3 border-transparent text-xs leading-tight font-semibold no-underline -outline-offset-3 aria-[current=page]:border-marigold aria-[current=page]:text-leaf"
            >
              <Icon name={icon} />
              <span>
                {linkNames[name]}
                {badges?.[to] && <Mark shows={badges[to].text} />}
              </span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  </>
);

const Mark = ({ shows }: { shows: string }) => (
  <span
    aria-hidden="true"
    className="absolute top-1.5 left-1/2 ml-1 min-w-5 rounded-full bg-marigold px-1 text-center text-xs leading-5 text-on-marigold"
  >
    {shows}
  </span>
);
