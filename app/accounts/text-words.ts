export const passwordFieldText = {
  hide: "Hide",
  show: "Show",
};
