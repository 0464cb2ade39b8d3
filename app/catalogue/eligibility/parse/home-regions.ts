import { memoizeByText } from "../../../shared/memoize.ts";
import { wordsOf } from "./words-of.ts";

/** Counties, states and regions with unambiguous names, by country; for Uganda the larger districts. */
const regionNames = {
  Kenya:
    "Baringo, Bomet, Bungoma, Busia, Elgeyo Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado, Kakamega, Kericho, Kiambu, Kilifi, Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu, Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi, Nakuru, Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita Taveta, Tana River, Tharaka Nithi, Trans Nzoia, Turkana, Uasin Gishu, Vihiga, Wajir, West Pokot",
  Nigeria:
    "Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, Ekiti, Enugu, Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara, Abuja",
  Ghana:
    "Ahafo, Ashanti, Bono, Bono East, Central, Eastern, Greater Accra, North East, Northern, Oti, Savannah, Upper East, Upper West, Volta, Western, Western North",
  Ethiopia:
    "Addis Ababa, Afar, Amhara, Benishangul Gumuz, Dire Dawa, Gambella, Harari, Oromia, Sidama, Somali, Tigray",
  Uganda:
    "Adjumani, Apac, Arua, Buliisa, Busia, Bushenyi, Gulu, Hoima, Iganga, Jinja, Kabale, Kampala, Kamuli, Kasese, Kikuube, Kitgum, Kotido, Lira, Luwero, Masaka, Masindi, Mbale, Mbarara, Moroto, Moyo, Mubende, Mukono, Nebbi, Ntungamo, Nwoya, Pakwach, Pallisa, Rukungiri, Soroti, Tororo, Wakiso, Yumbe",
} as const;

const regionsByCountry = Object.values(regionNames).map((names) => new Set(names.split(", ").map(wordsOf)));

/** Records shorten "Turkana County" to "Turkana". */
export const plainRegion = memoizeByText((region: string) =>
  wordsOf(region).replace(/ (?:county|state|region|province)$/, ""),
);

/** "Ahafo (Asutifi North, Tano North)": the name before the brackets if it is a known region, otherwise the names inside. */
function namedRegions(text: string): string[] {
  const [, outer = "", inner = ""] = /^([^(]*)\((.*)\)$/.exec(text) ?? [];
  const isRegion = regionsByCountry.some((regions) => regions.has(plainRegion(outer)));
  return (isRegion ? outer : inner || text).split(",").map(plainRegion);
}

/**
 * Whether someone's own region is certainly not in the text: all regions that it names are known, and in one country.
 */
export function isOutside(named: string, own: string): boolean {
  const home = plainRegion(own);
  const entries = namedRegions(named);
  return (
    !entries.includes(home) &&
    regionsByCountry.some((regions) => regions.has(home) && entries.every((entry) => regions.has(entry)))
  );
}
