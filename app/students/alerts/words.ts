export const alertWords = {
  /** `openNow`: how many of them are open to the reader now. */
  subject: (count: number, openNow: number, best: string) =>
    openNow === 0
      ? `${count === 1 ? "New on Fursa" : `${count} new on Fursa`}: ${best}`
      : `${openNow === 1 ? "Open to you now" : `${openNow} open to you now`}: ${best}`,
  title: (count: number) => (count === 1 ? "New for you" : `${count} new for you`),
  intro: (count: number, openNow: number) =>
    count === 1
      ? "Something new on Fursa may be for you. Each entry says whether you can apply."
      : `${count} new opportunities, ${openNow === 0 ? "none of them open to you now" : `${openNow} of them open to you now`}. Each says whether you can apply.`,
  all: "See all my matches",
  why: "You get this email because your Fursa profile has match alerts turned on.",
};

/** Results of saved searches, in the same email. */
export const searchAlertWords = {
  title: "New for your searches",
  intro: "Something new on Fursa matches your search.",
  subject: (count: number, title: string) =>
    count === 1 ? `New for your search: ${title}` : `${count} new for your searches: ${title}`,
  foundBy: (name: string) => `New for ${name}`,
  see: (more: number) => (more > 0 ? `See ${more} more` : "See this search"),
  all: "See my searches",
  why: "You get this email because you asked for alerts about new matches and your saved searches.",
};

export const reminderWords = {
  subject: (count: number, days: string, title: string) =>
    count === 1 ? `Closes ${days}: ${title}` : `${count} saved deadlines are near: ${title}`,
  title: "Closing soon",
  intro: "You saved these, and they close soon.",
  all: "Open my saved list",
  why: "You get this email because you saved these on Fursa. We remind you 14, 3 and 1 days before they close, and tell you when their dates change. We leave out what isn't open to you.",
  expected: "This is the usual day. Check the official site for this year's.",
};

/** For members with a course plan. */
export const portalWords = {
  subject: "The placement portal: is your course plan ready?",
  open: "Open my course plan",
  why: "You get this email because you saved a course plan on Fursa and asked us to tell you when the placement portal opens.",
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
  why: "You get this email because you asked for a Sunday summary.",
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
  linkGone: (label: string) => `${label}: gone. Check the provider's own pages before you plan.`,
  takenDown: "We no longer list it. It may have ended, or its official page may be gone.",
  isBack: "We list it again.",
  more: (count: number) => `${count} more on your saved list.`,
};

/** The facts whose changes are reported, and some of their values. */
export const changedWords = {
  labels: {
    opens: "Opens",
    closes: "Closes",
    usuallyOpens: "Usually opens",
    usuallyCloses: "Usually closes",
    results: "Results usually come",
    allYear: "Open all year round",
    applyLink: "Link to apply",
    formPage: "Page with the form",
  },
  yes: "yes",
  no: "no",
  there: "there",
};

/** A line below an opportunity: its score, and the strongest reason for it. */
export const mailedWords = {
  why: (percent: number | null, reason: string | null) => {
    if (percent === null) return reason ?? "";
    return reason ? `Score: ${percent} of 100. Why: ${reason}` : `Score: ${percent} of 100`;
  },
};
