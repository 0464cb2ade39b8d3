/** What a suggestion is, beside its name. */
export const meaningNames = {
  country: "Country",
  region: "Region",
  field: "Field",
  level: "Level",
  place: "Place",
  programme: "Programme",
};
