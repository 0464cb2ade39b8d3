import { lookUp } from "#app/shared/forms/lookup.ts";
import { groupInWords } from "../kinds/fact-words.ts";

/** Who may apply, as a record keeps it. */
export interface WhoMayApply {
  citizens: string[] | null;
  residents: string[] | null;
  region: string | null;
  womenOnly: boolean | null;
  groups: string[] | null;
  groupsOnly: boolean | null;
}

/** "For Kenyans", "Any African country", "Women": what shuts most people out, as lists that can be made shorter. Nothing where nobody knows. */
export const whoInShort = ({ womenOnly, groups, groupsOnly, ...from }: WhoMayApply): string[][] =>
  [fromWhere(from), womenOnly ? ["Women"] : [], groupsOnly ? (groups ?? []).map(groupInShort) : []].filter(
    (list) => list.length > 0,
  );

function fromWhere({ citizens, residents, region }: Pick<WhoMayApply, "citizens" | "residents" | "region">) {
  if (region) return [`From ${withoutRemark(region)}`];
  const isOfCitizens = Boolean(citizens?.length) && !citizens?.includes("Any");
  if (!isOfCitizens && residents?.length && !residents.includes("Any"))
    return first(residents, (place) => lookUp(unions, place) ?? `Living in ${place}`);
  if (!citizens?.length) return [];
  if (!isOfCitizens) return ["Any country"];
  return first(citizens, (place) => lookUp(unions, place) ?? `For ${peopleOf(place)}`, peopleOf);
}

/** Only the first says what the list is about. */
const first = (places: string[], whole: (place: string) => string, rest = (place: string) => place) =>
  places.map((place, nth) => (nth === 0 ? whole(place) : rest(place)));

const unions: Readonly<Record<string, string>> = {
  Africa: "Any African country",
  "Sub-Saharan Africa": "Sub-Saharan Africa",
  Commonwealth: "Commonwealth countries",
};

const people: Readonly<Record<string, string>> = {
  Kenya: "Kenyans",
  Nigeria: "Nigerians",
  Ghana: "Ghanaians",
  Ethiopia: "Ethiopians",
  Uganda: "Ugandans",
};
const peopleOf = (place: string) => lookUp(people, place) ?? place;

const shortGroups: Readonly<Record<string, string>> = {
  low_income: "low income",
  disability: "disabled",
  rural: "countryside",
  first_generation: "first to study",
};
const groupInShort = (group: string) => sentence(lookUp(shortGroups, group) ?? groupInWords(group));

/** "Niger Delta" of "Niger Delta (Abia, Akwa Ibom, …)". */
const withoutRemark = (region: string) => (region.split("(", 1)[0] ?? "").trimEnd();

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
