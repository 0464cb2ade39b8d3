export const undoToastText = {
  undo: "Undo",
};
