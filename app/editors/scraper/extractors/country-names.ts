import { lookUp } from "#app/shared/forms/lookup.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Regions that Unicode names but that have no universities. */
const notCountries = /^(?:EU|EZ|UN|ZZ|QO|XA|XB|AC|CP|DG|EA|IC|TA|AQ|BV|HM|UM|GS|TF|IO|CQ)$/;

/** Names in another language that are words or first names in English. */
const ambiguousNames =
  /^(?:maurice|maurício|chine|mali ya|papua|misri|iran|oman|guam|uhindi|granada|peru|dominica|chade|malta|cuba)$/;

const otherNames: Record<string, string> = {
  uk: "United Kingdom",
  "u.k.": "United Kingdom",
  "great britain": "United Kingdom",
  britain: "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  "northern ireland": "United Kingdom",
  usa: "United States",
  "u.s.a.": "United States",
  us: "United States",
  "u.s.": "United States",
  "united states of america": "United States",
  holland: "Netherlands",
  turkey: "Türkiye",
  "czech republic": "Czech Republic",
  "ivory coast": "Côte d'Ivoire",
  "cote d'ivoire": "Côte d'Ivoire",
  uae: "United Arab Emirates",
  "republic of korea": "South Korea",
  korea: "South Korea",
  "hong kong": "Hong Kong",
  drc: "Democratic Republic of the Congo",
  "dr congo": "Democratic Republic of the Congo",
  "rd congo": "Democratic Republic of the Congo",
  "democratic republic of congo": "Democratic Republic of the Congo",
  "république démocratique du congo": "Democratic Republic of the Congo",
  "congo-kinshasa": "Democratic Republic of the Congo",
  "democratic republic of the congo": "Democratic Republic of the Congo",
  "république du congo": "Republic of the Congo",
  "republic of the congo": "Republic of the Congo",
  "congo-brazzaville": "Republic of the Congo",
  congo: "Republic of the Congo",
  "île maurice": "Mauritius",
};

/** Countries that the catalogue and Unicode name differently. */
const ourNames: Record<string, string> = {
  "Bosnia & Herzegovina": "Bosnia and Herzegovina",
  "Cape Verde": "Cabo Verde",
  "Congo - Brazzaville": "Republic of the Congo",
  "Congo - Kinshasa": "Democratic Republic of the Congo",
  "Côte d’Ivoire": "Côte d'Ivoire",
  Czechia: "Czech Republic",
  "São Tomé & Príncipe": "São Tomé and Príncipe",
};

/** Names of every country in English, French, Portuguese, Swahili and Amharic, in lower case, mapped to the name we use. */
export const countryNames: ReadonlyMap<string, string> = new Map([
  ...fromUnicode("am"),
  ...fromUnicode("sw"),
  ...fromUnicode("pt"),
  ...fromUnicode("pt-PT"),
  ...fromUnicode("fr"),
  ...fromUnicode("en"),
  ...Object.entries(otherNames),
]);

function* fromUnicode(language: "am" | "en" | "fr" | "pt" | "pt-PT" | "sw"): Generator<[string, string]> {
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  for (const one of letters)
    for (const other of letters) {
      const code = one + other;
      const name = notCountries.test(code) ? undefined : english.of(code);
      const written = names.of(code)?.toLowerCase().replaceAll("’", "'") ?? "";
      if (!name || /\(|unknown|outlying/i.test(name) || /\(/.test(written)) continue;
      if (written && (language === "en" || !ambiguousNames.test(written)))
        yield [written, lookUp(ourNames, name) ?? name];
    }
}

/** Longest names first. */
export const countryPattern = [...countryNames.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?()|[\]\\]/g, "\\$&"))
  .join("|");

/** "us" is a pronoun, so abbreviations only count in capitals. */
export const isCountryName = (written: string) => !/^(?:us|uk|uae|usa|drc)$/.test(written);
