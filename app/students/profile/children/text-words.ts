export const childFieldsText = {
  name: "What you call your child",
  nameHint: "A first name or a nickname is enough.",
  country: "Country",
  chooseACountry: "Choose a country",
};

export const childText = {
  saving: "Saving...",
  save: "Save",
  circumstancesOf: (name: string) => `Circumstances of ${name}`,
  remove: (name: string) => `Remove ${name}`,
};
