import { placeName } from "#app/catalogue/names/words.ts";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { servedCountries } from "#database/schema/lists.ts";
import { countryChoiceText } from "./text-words.ts";

interface CountryChoiceProps {
  /** Without a query string. */
  path: string;
  chosen: string | null;
}

export const allCountries = "all";

/** Links to one country or to all. */
export const CountryChoice = ({ path, chosen }: CountryChoiceProps) => (
  <nav aria-label={countryChoiceText.country} className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {[null, ...servedCountries].map((country) => (
        <li key={country}>
          <ChipLink to={`${path}?country=${country ?? allCountries}`} isCurrent={country === chosen}>
            {country ? placeName(country) : countryChoiceText.allCountries}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
);
