export const alertWords = {
  subject: (count: number, best: string) =>
    count === 1 ? `A new match for you: ${best}` : `${count} new matches for you: ${best}`,
  intro: (count: number) =>
    count === 1
      ? "Something new on Fursa fits your profile."
      : `${count} new opportunities on Fursa fit your profile, the best first.`,
  all: "See all my matches",
  why: "You get this mail because your Fursa profile asks for alerts about new matches.",
  match: (percent: number) => `${percent}% match`,
  reasons: "Why",
};

/** Results of saved searches, in the same email. */
export const searchAlertWords = {
  title: "New for your searches",
  intro: "Something new on Fursa fits a search of yours.",
  subject: (count: number, title: string) =>
    count === 1 ? `New for your search: ${title}` : `${count} new for your searches: ${title}`,
  foundBy: (name: string) => `New for ${name}`,
  see: (more: number) => (more > 0 ? `See ${more} more` : "See this search"),
  all: "See my searches",
  why: "You get this mail because you asked Fursa to tell you what is new: what matches your profile, and what your searches find.",
};

export const reminderWords = {
  subject: (count: number, days: string, title: string) =>
    count === 1 ? `Closes ${days}: ${title}` : `${count} saved deadlines are near: ${title}`,
  title: "Closing soon",
  intro: "You saved these, and they close soon.",
  all: "Open my saved list",
  why: "You get this mail because you saved these on Fursa. We write 14, 3 and 1 days before they close, and when their dates change. What is not open to you is left out.",
  expected: "This is the usual day; check the official site for this year's.",
};

/** "today", "tomorrow", "in 3 days". */
export const inDays = (days: number) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

export const summaryWords = {
  subject: (count: number, title: string) =>
    count === 1 ? `Due this week: ${title}` : `${count} things are due this week: ${title}`,
  nothingDue: "Your week: nothing is due",
  title: "Your week",
  next: "Closes after that",
  standing: (counts: string) => `On your list: ${counts}.`,
  all: "Open my saved list",
  why: "You get this mail because you asked for a summary on Sundays.",
};

export const newsWords = {
  opened: "Open now",
  openedIntro: "You asked us to tell you when these open.",
  hasChanged: "Changed",
  changed: "What changed",
  changedIntro: "You saved these, and what we know about them has changed.",
  subject: (count: number, what: string, title: string) =>
    count === 1 ? `${what}: ${title}` : `News about ${count} things you saved: ${title}`,
  difference: (label: string, is: string | null, was: string | null) =>
    `${label}: ${is ?? "not known any more"} (was ${was ?? "not known"})`,
  linkGone: (label: string) => `${label}: gone. Look on the provider's own pages before you plan.`,
  takenDown: "We no longer list it. It may have ended, or its official page is gone.",
  isBack: "We list it again.",
  more: (count: number) => `${count} more on your saved list.`,
};
