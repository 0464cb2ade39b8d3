export const jobsText = {
  tabs: "Kinds of jobs",
};
