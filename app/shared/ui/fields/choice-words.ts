export const choiceWords = { choose: "Choose" };
