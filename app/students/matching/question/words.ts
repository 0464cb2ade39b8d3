export const questionWords = {
  sentence: (fact: string, count: string, isWithThem: boolean) =>
    `Tell us ${fact} ${count} ${isWithThem ? "of these" : "of those with an answer missing"}`,
  kept: "We save it in your profile, where you can change it.",
  keep: "Save my answer",
  keeping: "Saving...",
  answered: { title: "Answer saved", detail: "We've updated your profile and your matches." },
  notAnswered: "Not answered",
  lookAgain: "Please check your answer.",
  empty: "Answer this first.",
};
