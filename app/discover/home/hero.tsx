import { placeName } from "#app/catalogue/names/words.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { servedCountries } from "#database/schema/opportunity-lists.ts";
import { Carousel } from "./carousel.tsx";
import { ExampleMatches } from "./example-matches.tsx";
import { heroText } from "./text-words.ts";
import { firstTap, shortcuts } from "./words.ts";

export function Hero({ hasProfile }: { hasProfile: boolean }) {
  const savesData = usePage()?.savesData ?? false;
  return (
    <div className="on-dark bg-forest">
      <div className="wrap grid items-center gap-x-12 gap-y-8 pt-3 pb-4 lg:grid-cols-[1.2fr_1fr] lg:pt-12 lg:pb-14">
        <div className="min-w-0">
          <p className="mb-4 hidden md:inline-flex items-center gap-2 rounded-2xl bg-glass px-3.5 py-1 text-note font-semibold sm:text-sm">
            <span className="size-2 shrink-0 rounded-full bg-marigold" aria-hidden="true" />
            {heroText.countries}
          </p>
          <Carousel />
          {!hasProfile && <FirstTap />}
          <div className="mt-4">
            <SearchBox
              action="/browse"
              label={heroText.label}
              placeholder={heroText.placeholder}
              suggestions={localPath("/browse/suggest")}
            />
          </div>
          <ul
            className="mt-3 flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap"
            aria-label={heroText.popularSearches}
          >
            {shortcuts.map(({ label, to }) => (
              <li key={label}>
                <ChipLink to={to} isOnDark>
                  {label}
                </ChipLink>
              </li>
            ))}
          </ul>
        </div>
        {!savesData && (
          <div className="max-lg:hidden">
            <ExampleMatches />
          </div>
        )}
      </div>
      {!savesData && <div className="kente" />}
    </div>
  );
}

/** The first of three onboarding steps, before any account. */
const FirstTap = () => (
  <nav aria-labelledby="first-tap" className="mt-2 rounded-panel bg-glass p-3.5">
    <h2 id="first-tap" className="text-lg">
      {firstTap.title}
    </h2>
    <p className="text-sm text-on-forest">{firstTap.text}</p>
    <ul className="mt-3 flex flex-wrap gap-2">
      {servedCountries.map((country) => (
        <li key={country}>
          <ChipLink to={`/start?country=${country}`} isOnDark>
            {placeName(country)}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
);
