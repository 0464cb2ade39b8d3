export const reportText = {
  trap: "Leave this empty",
  addressHint: "https://",
};
