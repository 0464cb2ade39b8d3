export const nameText = {
  title: "Your display name",
  displayName: "Display name",
  country: "Country",
  chooseACountry: "Choose a country",
  saving: "Saving...",
};
