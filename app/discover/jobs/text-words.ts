export const jobsText = {
  kindsOfJobs: "Kinds of jobs",
};
