export const heartText = {
  failed: "Not saved",
  tryAgain: "Please try again.",
  saved: "Saved",
  save: "Save",
};
