import { mostSearches } from "#database/schema/bounds.ts";

/** What stands under a search. */
export const watchWords = {
  one: "Tell me when there is one",
  more: "Tell me when there is more",
  watching: "You hear when there is more: see your searches",
};

export const savedSearchWords = {
  title: "Your searches",
  description: "The searches that we look through for you every day.",
  intro:
    "We look through these every morning and write to you when something new is found. What is not open to you is left out.",
  saved: { title: "We will tell you", detail: "You get a mail when something new fits this search." },
  cannotHear:
    "Your searches are kept, but no mails come: alerts are off or paused, or you have no profile yet.",
  settings: "Mail settings",
  failed: "Not saved",
  whole: "Type something or choose a filter first: this is the whole list.",
  tooLong: "This search is too long to keep.",
  full: `You have ${mostSearches} searches, and there is no room for more. Remove one first.`,
  paused: { title: "Paused", detail: "Nothing comes from this search until you resume it." },
  resumed: { title: "Resumed", detail: "The next mail tells what came meanwhile, up to two weeks back." },
  gone: "This search is not on your list any more.",
  notChanged: "Not changed",
  notRemoved: "Not removed",
  removed: (name: string) => `Removed: ${name}`,
  undo: "Undo",
  broughtBack: "Back on your list",
  since: (day: string) => `Since ${day}`,
  resting: "Paused",
  pause: "Pause",
  resume: "Resume",
  remove: "Remove",
  empty: "You have no searches yet.",
  emptyHint: "Search for something, then press “Tell me when there is more” under what is found.",
  browse: "Browse opportunities",
  back: "Saved",
};
