export const startWords = {
  title: "What fits you",
  description:
    "Three taps show which scholarships, colleges and internships are open to you. No account, and nothing is stored.",
  intro: "Three taps, no account. Your answers stand in the address of this page and nowhere else.",
  found: (can: number, check: number) =>
    `You can apply for ${can.toLocaleString("en")} of these. Check ${check.toLocaleString("en")} more first.`,
  country: "Where do you live?",
  level: "Where are you in your studies?",
  field: "What do you want to study?",
  anyField: "Any field",
  step: (number: number) => `Step ${number} of 3`,
  told: "Your answers",
  change: (answer: string) => `Change: ${answer}`,
  result: "Result",
  years: (age: number) => `${age} years old`,
  sexes: { female: "A woman", male: "A man" },
  test: (test: string, score: number | null) =>
    test === "none" ? "No test yet" : score === null ? test : `${test} ${score}`,
  work: (years: number) => (years === 1 ? "1 year of work" : `${years} years of work`),
  better: "One more answer",
  place: "Where do you want to study?",
  homePlace: (country: string) => `You see what is in ${country} first. Would you rather go elsewhere?`,
  add: "Use this answer",
  notRead: "That answer could not be used",
  keep: "Keep these",
  keepNote:
    "Keeping them takes a free account. Mails come when something new fits, and on Mondays; one tap stops either.",
  keepTitle: "Keep these, and hear of new ones",
  keepText:
    "With a free account your answers become your profile, so nothing is asked twice. We write when something new fits, and on Mondays with the newsletter; one tap stops either.",
  hasProfile: "You have a profile, and your own matches are made from it.",
  toMatches: "My Matches",
  empty: "Nothing in the catalogue fits these answers yet. Try another field, or any field.",
  more: "Look through everything",
};
