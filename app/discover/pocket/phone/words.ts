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
