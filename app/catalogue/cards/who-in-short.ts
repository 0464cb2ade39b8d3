import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import { placeName } from "../names/words.ts";
import { cardWords, peopleNames, shortGroupNames, unionNames } from "./words.ts";

/** The columns that say who may apply. */
export interface WhoMayApply {
  citizens: string[] | null;
  residents: string[] | null;
  region: string | null;
  womenOnly: boolean | null;
  groups: string[] | null;
  groupsOnly: boolean | null;
}

/** "For Kenyans", "Any African country", "Women": the rules that exclude most people, as lists that can be shortened. Empty if none is known. */
export const whoInShort = ({ womenOnly, groups, groupsOnly, ...from }: WhoMayApply): string[][] =>
  [
    fromWhere(from),
    womenOnly ? [cardWords.women] : [],
    groupsOnly ? (groups ?? []).map(groupInShort) : [],
  ].filter((list) => list.length > 0);

function fromWhere({ citizens, residents, region }: Pick<WhoMayApply, "citizens" | "residents" | "region">) {
  if (region) return [cardWords.from(withoutRemark(region))];
  const isOfCitizens = Boolean(citizens?.length) && !citizens?.includes("Any");
  if (!isOfCitizens && residents?.length && !residents.includes("Any"))
    return first(
      residents,
      (place) => lookUp(unionNames, place) ?? cardWords.livingIn(placeName(place)),
      placeName,
    );
  if (!citizens?.length) return [];
  if (!isOfCitizens) return [cardWords.anyCountry];
  return first(
    citizens,
    (place) => lookUp(unionNames, place) ?? cardWords.forPeopleOf(peopleOf(place)),
    peopleOf,
  );
}

/** Only the first entry names the topic. */
const first = (places: string[], whole: (place: string) => string, rest: (place: string) => string) =>
  places.map((place, nth) => (nth === 0 ? whole(place) : rest(place)));

const peopleOf = (place: string) => lookUp(peopleNames, place) ?? placeName(place);

const groupInShort = (group: string) => capitalize(lookUp(shortGroupNames, group) ?? groupInWords(group));

/** "Niger Delta" of "Niger Delta (Abia, Akwa Ibom, …)". */
const withoutRemark = (region: string) => (region.split("(", 1)[0] ?? "").trimEnd();
