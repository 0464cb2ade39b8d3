export const questionWords = {
  sentence: (fact: string, count: string, isWithThem: boolean) =>
    `Tell us ${fact} ${count} ${isWithThem ? "of these" : "of those with an answer missing"}`,
  kept: "It goes into your profile, where you can change it.",
  keep: "Answer and keep",
  keeping: "Saving...",
  answered: { title: "Answer saved", detail: "Your matches know it now, and so does your profile." },
  notAnswered: "Not answered",
  lookAgain: "Please look at your answer again.",
  empty: "Answer this first.",
};
