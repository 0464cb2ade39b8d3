export const applicationFormText = {
  trap: "Leave this empty",
};
