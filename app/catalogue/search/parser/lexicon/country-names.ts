import { fold } from "../fold.ts";

/** Languages in which students type country names, and for which the runtime has names. */
const locales = Intl.DisplayNames.supportedLocalesOf("fr pt es ar sw am so om ha yo ig rw".split(" "));
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Shorter names are ordinary words in other languages. */
const shortest = 4;

/** Names of countries in other languages, with the English name: "alemanha" is Germany. */
export function foreignCountryNames(): [phrase: string, english: string][] {
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const known = codes.filter((code) => english.of(code) !== undefined);
  return locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
    return known.flatMap((code): [string, string][] => {
      const name = fold(names.of(code) ?? "").replace(/[^\p{L}\p{N}\p{M}' -]/gu, "");
      const isShort = /^[a-z]/.test(name) && name.length < shortest;
      return name && !isShort && !name.includes(",") ? [[name, fold(english.of(code) ?? "")]] : [];
    });
  });
}
