export const rootText = {
  fursa: "Fursa",
};
