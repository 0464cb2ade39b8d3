export const topicText = {
  threads: "Threads",
};

export const unionText = {
  latest: "Latest",
};
