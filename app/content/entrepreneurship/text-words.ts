export const programsByPlaceText = {
  title: "Programs by country",
  everywhere: "All five countries",
};
