import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import type { MarkedResults, OtherKindResults } from "./find-results.server.ts";
import { Results } from "./results.tsx";
import { browseWords, countedWords } from "./words.ts";

interface ElsewhereProps {
  elsewhere: (OtherKindResults & MarkedResults)[];
  filters: SearchFilters;
  tabs: Record<Kind, number>;
  today: string;
}

/** Results of the other tabs, if this tab has none; similar results, if it has few. */
export function Elsewhere({ elsewhere, filters, tabs, today }: ElsewhereProps) {
  return elsewhere.map((results) => {
    const { found, text } = results;
    const isNear = text !== filters.text;
    const counted = isNear ? browseWords.near[found.kind] : countedWords[found.kind](tabs[found.kind]);
    // A tab may appear twice: with exact and with similar results.
    const id = `${isNear ? "near" : "in"}-${found.kind}`;
    return (
      <section key={id} aria-labelledby={id} className="mt-8">
        <h3 id={id} className="mb-3 text-xl wrap-anywhere">
          {browseWords.foundFor(counted, text)}
        </h3>
        <Results results={results} today={today} />
        <p className="mt-3">
          <TextLink to={browseAddress(filters, { kind: found.kind, text, page: null })}>
            {browseWords.seeAllOf[found.kind]}
          </TextLink>
        </p>
      </section>
    );
  });
}
