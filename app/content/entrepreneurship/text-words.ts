export const programsByPlaceText = {
  programsByCountry: "Programs by country",
};
