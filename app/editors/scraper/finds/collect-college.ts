import { shorten } from "#app/shared/text/shorten.ts";
import type { FoundField } from "#database/schema/index.ts";
import type { ItemPage } from "../page/parse-item-page.ts";
import type { College } from "../sources/universities.ts";
import type { CollectedFields } from "./collect-fields.ts";
import { summarisePage } from "./summarise-page.ts";

/** A university from our own list, with the description from its page. */
export function collectCollege(college: College, page: ItemPage): CollectedFields {
  const { name, location, country, website } = college;
  const known = (value: string): FoundField => ({
    value,
    evidence: "Fursa's own list of universities",
    from: "source",
    isSure: true,
  });
  const summary = summarisePage(page);
  return {
    kind: "colleges",
    isSureOfKind: true,
    title: name,
    isRolling: false,
    fields: {
      name: known(name),
      location: known(location),
      country: known(country),
      website_url: known(website),
      ...(summary && {
        description: { value: summary, evidence: shorten(summary, 240), from: "text" as const, isSure: true },
      }),
    },
  };
}
