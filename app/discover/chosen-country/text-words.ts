export const countryChoiceText = {
  country: "Country",
  allCountries: "All countries",
};
