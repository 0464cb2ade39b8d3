export const childFieldsText = {
  whatYouCallYour: "What you call your child",
  aFirstNameOr: "A first name or a nickname is enough.",
  country: "Country",
  chooseACountry: "Choose a country",
};

export const childText = {
  saving: "Saving...",
  save: "Save",
};
