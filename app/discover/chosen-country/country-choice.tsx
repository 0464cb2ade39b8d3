import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { servedCountries } from "#database/schema/lists.ts";

interface CountryChoiceProps {
  /** The page's address without anything behind it. */
  path: string;
  chosen: string | null;
}

export const allCountries = "all";

/** One tap to what concerns one country, or to everything. */
export const CountryChoice = ({ path, chosen }: CountryChoiceProps) => (
  <nav aria-label="Country" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {[null, ...servedCountries].map((country) => (
        <li key={country}>
          <ChipLink to={`${path}?country=${country ?? allCountries}`} isCurrent={country === chosen}>
            {country ?? "All countries"}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
);
