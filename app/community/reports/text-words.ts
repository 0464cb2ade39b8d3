export const reportText = {
  leaveThisEmpty: "Leave this empty",
  https: "https://",
};
