export const reviewWords = {
  title: "Review queue",
  intro: "What the scraper found and was not certain of. Beside each field stand the words of the page.",
  empty: "Nothing waits for you.",
  more: (shown: number, total: number) => `The oldest ${shown} of ${total}.`,
  doubts: "Please look at this",
  source: "The page it was found on",
  evidence: "The page says",
  none: "Not found on the page.",
  publish: "Publish",
  reject: "Reject",
  merge: (title: string) => `Merge into “${title}”`,
  mergeHint: "Merging fills what the record does not say, and takes a later closing day.",
  published: { title: "Published", detail: "Everyone can see it now." },
  rejected: { title: "Rejected", detail: "The scraper will not bring this page again." },
  merged: { title: "Merged", detail: "The record has what it lacked." },
  decided: { title: "Already decided", detail: "Somebody else was faster." },
  gone: { title: "Not merged", detail: "The other record is not there any more." },
  refused: "Please look at the fields below. Nothing you typed is lost.",
};

export const kindNames = {
  scholarships: "Scholarship",
  colleges: "College",
  internships: "Internship",
} as const;
export const fromNames = {
  "structured data": "structured data",
  text: "text",
  AI: "found by AI",
  source: "our own list",
} as const;
