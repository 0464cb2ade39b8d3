import { placeName } from "#app/catalogue/names/words.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { programTexts } from "./program-words.ts";
import { type ProgramRegion, places } from "./programs.ts";
import { programsByPlaceText } from "./text-words.ts";

export function ProgramsByPlace() {
  const ids = places.map(({ country }) => `in-${country?.toLowerCase() ?? "all-five-countries"}`);
  return (
    <>
      <nav aria-label={programsByPlaceText.title} className="mb-6 max-md:hidden">
        <ul className="flex flex-wrap gap-2">
          {places.map(({ country }, place) => (
            <li key={country}>
              <a
                href={`#${ids[place]}`}
                className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line bg-card px-4 no-underline hover:border-edge"
              >
                {nameOf(country)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-x-8 md:gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {places.map((place, number) => (
          <ProgramsIn key={place.country} {...place} id={ids[number] ?? ""} />
        ))}
      </div>
    </>
  );
}

const nameOf = (country: ProgramRegion["country"]) =>
  country ? placeName(country) : programsByPlaceText.everywhere;

/** Folded on a phone. */
const ProgramsIn = ({ country, programs, id }: ProgramRegion & { id: string }) => (
  <section aria-labelledby={id} className="min-w-0 border-t border-line">
    <details className="unfolded-wide">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3">
        <h3 id={id} className="scroll-mt-6 text-xl">
          {nameOf(country)}
        </h3>
        <Icon name="chevron" className="size-4 shrink-0 rotate-90 md:hidden" />
      </summary>
      <ul>
        {programs.map(({ name: title, about, url }) => (
          <li key={title} className="border-t border-line py-4">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-1 text-ink-2">{programTexts[about]}</p>
            <HostLink href={url} label={title} />
          </li>
        ))}
      </ul>
    </details>
  </section>
);
