export const startWords = {
  title: "What fits you",
  description:
    "Three taps show which scholarships, colleges and internships are open to you. No account needed, and we store nothing.",
  intro: "Three taps, no account. We don't keep your answers. They are only in this page's link.",
  found: (openNow: number, opensLater: number) =>
    [
      openNow === 0
        ? "Nothing is confirmed as open to you today."
        : `${openNow.toLocaleString("en")} ${openNow === 1 ? "is" : "are"} open to you now.`,
      opensLater > 0 &&
        `${opensLater.toLocaleString("en")} ${openNow > 0 ? "more " : ""}${opensLater === 1 ? "fits you: see its dates" : "fit you: see their dates"}.`,
    ]
      .filter(Boolean)
      .join(" "),
  country: "Where do you live?",
  level: "Where are you in your studies?",
  field: "What do you want to study?",
  anyField: "Any field",
  step: (number: number) => `Step ${number} of 3`,
  given: "Your answers",
  change: (answer: string) => `Change: ${answer}`,
  result: "Result",
  years: (age: number) => `${age} years old`,
  sexes: { female: "A woman", male: "A man" },
  test: (test: string, score: number | null) =>
    test === "none" ? "No test yet" : score === null ? test : `${test} ${score}`,
  otherCountry: "Another African country",
  otherCountryUse: "Continue",
  wants: (level: string) => `Next: ${level.toLowerCase()}`,
  citizen: (country: string) => `Citizen of ${country}`,
  livesIn: (country: string) => `Lives in ${country}`,
  from: (region: string) => `From ${region}`,
  finishedIn: (year: number) => `Finishing year: ${year}`,
  work: (years: number) => (years === 1 ? "1 year of work" : `${years} years of work`),
  better: "One more question",
  place: "Where do you want to study?",
  homePlace: (country: string) => `We show ${country} first. Would you rather study elsewhere?`,
  add: "Use this answer",
  notRead: "We couldn't use that answer",
  keep: "Save these answers",
  keepAndHear: "Save my list",
  keepTitle: "Save your list and hear about new ones",
  keepText:
    "Create a free account and we'll save your answers as your profile. We'll email you when something new fits, and on Mondays with the newsletter. You can stop either with one tap.",
  hasProfile: "You have a profile, and your matches come from it.",
  toMatches: "My Matches",
  empty: "We list nothing that fits these answers yet. Try another field, or any field.",
  more: "Browse everything",
};
