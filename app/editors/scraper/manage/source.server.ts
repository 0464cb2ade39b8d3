import { z } from "zod";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { checkbox, requiredChoice, requiredText } from "#app/shared/forms/fields.server.ts";
import { articleUses, sourceTypes } from "#database/schema/lists.ts";
import { rhythms, rules } from "./rules.ts";
import { problems } from "./words.ts";

/** The form of a source. The names are the columns of `scrape_sources`. */
export const sourceForm = z.object({
  name: requiredText(rules.name, "a name"),
  url: requiredText(rules.url, "an address").refine(isWebAddress, problems.url),
  type: requiredChoice(sourceTypes, "what is at this address"),
  everyDays: requiredChoice(rhythms, "how often we read it").transform(Number),
  isTrusted: checkbox(),
  isOfficial: checkbox(),
  articleUse: requiredChoice(articleUses, "what the site's terms allow"),
});

export type SourceFacts = z.output<typeof sourceForm>;
