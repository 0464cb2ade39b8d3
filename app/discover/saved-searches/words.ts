import { mostSearches } from "#database/schema/bounds.ts";

/** The form below the results of a search. */
export const watchWords = {
  one: "Tell me when there's one",
  more: "Tell me when there's more",
  watching: "We'll tell you when there's more. See your searches",
};

export const savedSearchWords = {
  title: "Your searches",
  description: "The searches we run for you every day.",
  intro:
    "We run these every morning and email you when we find something new. We leave out what isn't open to you.",
  saved: { title: "We will tell you", detail: "We'll email you when something new fits this search." },
  cannotHear:
    "We saved your searches, but you won't get emails. Your alerts are off or paused, or you have no profile yet.",
  settings: "Email settings",
  failed: "Not saved",
  whole: "Type something or choose a filter first. This is the whole list.",
  tooLong: "This search is too long to save.",
  full: `You've saved ${mostSearches} searches, which is the limit. Remove one first.`,
  paused: { title: "Paused", detail: "We won't email you about this search until you resume it." },
  resumed: { title: "Resumed", detail: "The next email covers what you missed, up to two weeks back." },
  gone: "This search is no longer on your list.",
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
  emptyHint: "Search for something, then press “Tell me when there's more” below the results.",
  browse: "Browse opportunities",
  back: "Saved",
};
