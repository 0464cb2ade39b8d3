export const applicationFormText = {
  leaveThisEmpty: "Leave this empty",
};
