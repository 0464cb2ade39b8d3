export const heartText = {
  notSaved: "Not saved",
  pleaseTryAgain: "Please try again.",
  saved: "Saved",
  save: "Save",
};
