import type { articleUses, sourceTypes } from "#database/schema/lists.ts";
import type { rhythms } from "./rules.ts";

export const page = {
  title: "Sources",
  intro:
    "Where the scraper looks each night. The first four are fixed. Add your own, try them, and turn them on when they read well.",
};

export const types: Record<(typeof sourceTypes)[number], string> = {
  feed: "Feed (RSS, Atom or JSON)",
  sitemap: "Sitemap",
  links: "Page of links",
  page: "Single page",
};

export const fixedTypes = { feed: types.feed, links: types.links, pages: "Eight universities' own pages" };

export const rhythmNames: Record<(typeof rhythms)[number], string> = {
  "1": "Every night",
  "7": "Every week",
  "30": "Every month",
};

export const articleUseNames: Record<(typeof articleUses)[number], string> = {
  draft: "Draft with credit (an editor decides)",
  excerpt: "Publish an excerpt with a link",
  whole: "Publish it whole with credit (their terms allow it)",
};

export const form = {
  add: "Add a source",
  change: (name: string) => `Change ${name}`,
  hint: "A new source stays off until you turn it on.",
  save: "Save source",
  saving: "Saving...",
  tryFirst: "Try it first",
  trying: "Trying...",
  cancel: "Cancel",
  problems: "The source isn't saved yet",
};

export const labels = {
  name: "Name",
  url: "Address",
  type: "What is at this address?",
  everyDays: "How often we read it",
  isTrusted: "Trusted: publish what we're sure of",
  isOfficial: "Official: the provider's own site",
  articleUse: "Articles from this site",
};

export const hints = {
  name: "Records name it as the place where we found them. You can't change it later.",
  isTrusted: "Without this, everything from here waits in the review queue.",
  isOfficial: "Its own links count as links to apply.",
  articleUse: "Choose what the site's terms allow.",
};

export const problems = {
  url: "Enter a full web address, like https://example.org/feed/.",
  known: "There is already a source with this address.",
  knownName: "There is already a source with this name.",
};

export const list = {
  title: "Sources",
  noneAdded: "You haven't added a source yet. Below are some to start with.",
  on: "On",
  off: "Off",
  fixed: "Fixed",
  trusted: "Trusted",
  official: "Official",
  never: "Not read yet.",
  lastRead: (day: string) => `Last read on ${day}.`,
  result: ({ fresh, waiting, known, refused }: Record<"fresh" | "waiting" | "known" | "refused", number>) =>
    `Published: ${fresh}. Waiting: ${waiting}. Known: ${known}. Not imported: ${refused}.`,
  undecided: "No decisions yet",
  accepted: (accepted: number, decided: number) =>
    `${accepted} of ${decided} (${Math.round((accepted / decided) * 100)} %)`,
  tryNow: "Try now",
  turnOn: "Turn on",
  turnOff: "Turn off",
  change: "Change",
  remove: "Remove",
};

export const columns = {
  source: "Source",
  rhythm: "How often",
  result: "Last result",
  precision: "Accepted by editors",
  actions: "Try or change",
};

export const suggestions = {
  title: "Suggestions",
  intro:
    "Sites that list opportunities, and official sites that several of our records link to. Each is added switched off.",
  official: (records: number) => `${records} of our records link to it.`,
  add: "Add",
};

export const done = {
  saved: (name: string) => ({ title: "Source saved", detail: `${name} is saved.` }),
  added: (name: string) => ({ title: "Source added", detail: `${name} is off. Try it, then turn it on.` }),
  on: (name: string) => ({ title: "Turned on", detail: `We'll read ${name} with the next run.` }),
  off: (name: string) => ({ title: "Turned off", detail: `We won't read ${name} any more.` }),
  removed: (name: string) => ({
    title: "Source removed",
    detail: `We won't read ${name} any more. What it found so far stays.`,
  }),
};

export const failed = { save: "Source not saved", change: "Nothing changed" };
export const reasons = { fields: "Please check the fields.", gone: "That source no longer exists." };

export const trial = {
  title: (name: string) => `What we'd read from ${name}`,
  stored: "Nothing was stored.",
  listed: (pages: number) => (pages === 1 ? "It lists 1 page." : `It lists ${pages} pages.`),
  nothing: "It lists no opportunity that we could read.",
  errors: "What went wrong",
  pages: (pages: number) => (pages === 1 ? "The first page" : `The first ${pages} pages`),
  more: "All pages that it lists",
  stoppedEarly: "The site is slow, so we stopped after half a minute.",
  outcomes: {
    publish: "We'd publish it",
    review: "It would wait for review",
    known: "We know it already",
    refused: "We wouldn't import it",
  },
  same: (title: string) => `It's in the catalogue as “${title}”.`,
  seen: "An earlier run imported this page.",
  check: "Why an editor should look",
  evidence: "The page says",
  unsure: "not certain",
};
