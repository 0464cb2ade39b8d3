import { useLocation } from "react-router";
import { Drawer } from "#app/shared/ui/navigation/drawer.tsx";
import { useIsSignedIn } from "../page.ts";
import { layoutWords, linkNames } from "../words.ts";
import { LanguageLinks } from "./language-links.tsx";
import { getStarted, mainLinks, memberLinks, menuLinks, type PageLink } from "./links.ts";
import { NavigationLink } from "./navigation-link.tsx";

const home: PageLink = { name: "home", to: "/" };

/** All links, for phones. */
export function SideMenu({ className }: { className: string }) {
  const { key } = useLocation();
  const personal = useIsSignedIn() ? memberLinks : [getStarted];
  return (
    <Drawer label={layoutWords.menu} closesWith={key} className={`md:hidden ${className}`}>
      <nav aria-label={layoutWords.menu} className="px-3 pt-16 pb-8">
        <Links links={[home, ...mainLinks, ...personal]} />
        <hr className="mx-3 my-3 border-line" />
        <Links links={menuLinks} />
        <hr className="mx-3 my-3 border-line" />
        <LanguageLinks className="inline-flex min-h-12 items-center px-3" />
      </nav>
    </Drawer>
  );
}

const Links = ({ links }: { links: PageLink[] }) => (
  <ul>
    {links.map(({ name, to }) => (
      <li key={name}>
        <NavigationLink
          to={to}
          end
          className="flex min-h-12 items-center rounded-xl px-3 text-lg font-semibold no-underline hover:bg-mint aria-[current=page]:bg-mint aria-[current=page]:text-mint-ink"
        >
          {linkNames[name]}
        </NavigationLink>
      </li>
    ))}
  </ul>
);
