/** What the copy says that no page of the site says. */
export const pocketWords = {
  copyOf: (day: string) => `Copy of ${day}`,
  search: "Search",
  searchLabel: "What are you looking for?",
  searchHint: "nursing kenya, masters in germany, KMTC",
  filters: "Filters",
  any: "Any",
  show: "Show",
  more: "Show more",
  found: (count: number) => (count === 1 ? "1 found" : `${count.toLocaleString("en")} found`),
  nothing: "Nothing in this copy fits. Try fewer words or fewer filters.",
  closing: "Closing soon",
  closingTitle: (days: number) => `Closing in the next ${days} days`,
  nothingCloses: (days: number) =>
    `Nothing in this copy is known to close in the next ${days} days. Many awards have not announced their day.`,
  about: "About this copy",
  back: "Back to the list",
  notHere: "Not in this copy",
  notHereWhy: "It has closed, or it is newer than this copy.",
  official: "Official site",
  needsNetwork: "This opens the internet.",
  onFursa: "See it on Fursa, with what has changed since",
  old: (days: number) =>
    `This copy is ${days} days old. Days may have changed: check the official site before you rely on one.`,
  tooOld:
    "This browser can't open the copy. Open it in Chrome, or in another browser of the last five years.",
  needsScript: "This copy needs JavaScript. Turn it on in the settings of your browser.",
  broken: "This copy is damaged. Ask for another one, or take one from the site.",
  aboutCopy: {
    made: (day: string) => `This copy was made on ${day}. It does not change by itself.`,
    holds: (count: string) =>
      `It holds ${count} scholarships, colleges and internships: everything that Fursa listed on that day.`,
    passOn:
      "You may pass it on, by memory card, Bluetooth or as a document in a chat. It needs no internet, asks for nothing and stores nothing.",
    newer: "The newest copy is at",
    fee: "Fursa is free. Nobody may ask you to pay for this file or for what is in it.",
    sources:
      "Each page says where its facts were read. The pages on the site have the addresses of those sources.",
    signed: "Signed by Fursa.",
    notSigned: "The signature does not fit: somebody has changed this copy. Do not trust it.",
    cannotCheck: "This browser can't check the signature here.",
    keyIs: "The key that signed it ends in",
    compare: "It must be the same as the one on the page where the site offers this file.",
  },
};

/** What the copy on a phone says. */
export const appWords = {
  noNetwork: "No network",
  tryAgain: "Try again",
  saved: "Saved",
  profile: "Profile",
  union: "Union",
  onThisPhone: "On this phone",
  needsNetwork: "This page needs the network",
  whatWorks:
    "Searching, the pages of opportunities and deadlines work without it; so do what you saved, your profile and your questions in the union, where your own things are on this phone.",
  noCopy: "There is no copy of the list on this phone. Take one at /offline when you have a network.",
  failed: "The copy on this phone can't be opened. Forget this phone at /offline and take a new one.",
  nothingOfMine:
    "Nothing of yours is kept on this phone. When you have a network and are signed in, “On this phone” can keep it.",
  savedOn: (day: string) => `As it was on ${day}, with what you have done here since.`,
  nothingSaved: "You have saved nothing yet.",
  qualify: "Do I qualify?",
  working: "One moment…",
  didNotWork: "That did not work. Is there a network, and room on the phone?",
  noRoom: "There is no room for it on this phone. What was kept before is still here.",
  keeps: (day: string) =>
    `The list of ${day} is on this phone. While you browse with a network it is renewed twice a day at most, with what has changed.`,
  keepsNothing: "Nothing is kept on this phone.",
  keep: "Keep Fursa on this phone",
  keeping: (kilobytes: string) => `Taking the list along: ${kilobytes} KB unpacked so far…`,
  cannotKeep: "This browser can't keep it. The file at /offline does the same.",
  notOffered: "This site does not offer it at present. The file at /offline does the same.",
  renew: "Renew it now",
  given: {
    title: "Open a copy that you were given",
    text: "Somebody has a newer file of Fursa? Choose it here: it costs no data. It is taken if Fursa signed it.",
    taken: (day: string) => `The list of ${day} is on this phone now.`,
    noCopy: "That file is no copy of Fursa.",
    notOurs:
      "That copy was not taken: it was not signed with the key that this phone has from Fursa, or somebody has changed it.",
    notNewer: "That copy was not taken: the list on this phone is as new, or newer.",
  },
  mineTitle: "Your own things",
  mineKept: (day: string) =>
    `What you saved, your notes and what your verdicts are made of are on this phone, as of ${day}. Signing out deletes them here.`,
  mineMissing: "They will be taken along as soon as you are signed in here.",
  mineOff:
    "They are not on this phone. Keep them only on a phone that is yours: whoever opens it without a network can read them.",
  keepMine: "Keep my saved list and my verdicts here",
  dropMine: "Delete them from this phone",
  bytesTitle: "What it has cost this month",
  byteKinds: { catalogue: "The list", app: "The program", mine: "Your own things" },
  inAll: "In all",
  room: (size: string) => `It takes ${size} of room on the phone.`,
  forgetTitle: "Forget this phone",
  forgetText:
    "Deletes the list, the program and everything of yours from this phone. What you saved on the site stays there.",
  forget: "Forget this phone",
};

/** What is done without a network. */
export const waitingWords = {
  yours: "Yours",
  save: "Save",
  isSaved: "On your saved list.",
  unsave: "Remove from saved",
  whySaved:
    "It stays on your list, because it has your note, ticks, referees or status, or you asked to hear when it opens.",
  needsMine:
    "To save things, tick them off or change your profile without a network, your own things have to be on this phone. “On this phone” keeps them, when you have a network and are signed in.",
  keepNote: "Keep this note",
  waits: "Waiting to be sent",
  count: (count: number) => (count === 1 ? "1 waiting to be sent" : `${count} waiting to be sent`),
  title: "Waiting to be sent",
  why: "You did this without a network. It is sent by itself as soon as there is one, in this order, and each only once.",
  doneAt: (time: string) => `Done on ${time}`,
  sendNow: "Send now",
  remove: "Do not send",
  tryAgain: "Try again",
  refused: "The site did not take this:",
  conflict: "This was changed elsewhere meanwhile. Both are kept. Which one shall it be?",
  here: "Here on this phone",
  elsewhere: "On the site",
  nothingThere: "Nothing",
  keepOurs: "Keep the one of this phone",
  keepTheirs: "Keep the one on the site",
  ofOthers: (count: number) =>
    count === 1
      ? "1 thing of somebody who is not signed in here waits to be sent. It is sent when they sign in, and to nobody else's account."
      : `${count} things of somebody who is not signed in here wait to be sent. They are sent when they sign in, and to nobody else's account.`,
  dropOthers: "Delete without sending",
  noRoom: "That was not kept: is there room on the phone? Nothing else was lost.",
  alsoWaiting: (count: number) =>
    count === 1
      ? "1 thing that waits to be sent is deleted with them."
      : `${count} things that wait to be sent are deleted with them.`,
  acts: {
    save: (title: string) => `Save ${title}`,
    unsave: (title: string) => `Remove ${title} from saved`,
    note: (title: string) => `Note on ${title}`,
    status: (title: string) => `Status of ${title}`,
    ticked: (step: string, title: string) => `Ticked off “${step}” for ${title}`,
    unticked: (step: string, title: string) => `Took the tick off “${step}” for ${title}`,
    profile: "Answers in your profile",
    answer: (title: string) => `Answer to “${title}”`,
  },
  profile: {
    title: "Your profile",
    intro:
      "These answers can be changed without a network. Grades, tests, citizenship and the rest need the site.",
    none: "You have no profile yet. Make one when you have a network.",
    keep: "Keep my answers",
    nothingChanged: "Nothing was changed.",
    choose: "Choose",
    fields: "Fields of interest",
    sex: "Sex",
  },
  union: {
    title: "Student Union",
    intro: "Questions that you asked or follow. You can answer here; it is posted when there is a network.",
    none: "You asked and follow no question that is open. The others need the network.",
    begins: "How it began",
    answer: "Your reply",
    send: "Keep my reply",
  },
};
