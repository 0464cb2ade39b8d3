import { ButtonLink } from "#app/shared/ui/button.tsx";
import { useIsSignedIn } from "../page.ts";
import { layoutWords, linkNames } from "../words.ts";
import { Brand } from "./brand.tsx";
import { getStarted, mainLinks, memberLinks } from "./links.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { SideMenu } from "./side-menu.tsx";

const look =
  "flex min-h-11 items-center border-y-3 border-transparent px-3 font-semibold no-underline hover:border-b-marigold aria-[current=page]:border-b-marigold aria-[current=page]:text-leaf";

export function Header() {
  const isSignedIn = useIsSignedIn();
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wrap flex flex-wrap items-center gap-2 py-2.5 md:gap-5">
        <Brand />
        <nav aria-label={layoutWords.main} className="grow max-md:hidden">
          <ul className="flex">
            {mainLinks.map(({ name, to }) => (
              <li key={name}>
                <NavigationLink to={to} className={look}>
                  {linkNames[name]}
                </NavigationLink>
              </li>
            ))}
            {isSignedIn &&
              memberLinks.map(({ name, to }, place) => (
                <li key={name} className={place === 0 ? "ml-auto" : ""}>
                  <NavigationLink to={to} className={look}>
                    {linkNames[name]}
                  </NavigationLink>
                </li>
              ))}
          </ul>
        </nav>
        {!isSignedIn && (
          <ButtonLink
            to={getStarted.to}
            look="forest"
            className="whitespace-nowrap max-md:ml-auto max-md:px-4 max-[22rem]:px-3 max-[22rem]:text-sm"
          >
            {linkNames[getStarted.name]}
          </ButtonLink>
        )}
        <SideMenu className={isSignedIn ? "ml-auto" : ""} />
      </div>
    </header>
  );
}
