export const programsByPlaceText = {
  title: "Programs by country",
};
