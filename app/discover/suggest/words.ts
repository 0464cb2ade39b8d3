/** The kind of a suggestion, shown beside its name. */
export const meaningNames = {
  country: "Country",
  region: "Region",
  field: "Field",
  level: "Level",
  place: "Place",
  programme: "Programme",
  /** Words to search for that are none of these. */
  search: "Search",
};
