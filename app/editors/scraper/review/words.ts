export const reviewWords = {
  title: "Review queue",
  intro: "What the scraper found but isn't sure about. Next to each field are the words on the page.",
  empty: "Nothing is waiting for you.",
  more: (shown: number, total: number) => `The oldest ${shown} of ${total}.`,
  doubts: "Please check",
  source: "Source page",
  evidence: "The page says",
  none: "Not found on the page.",
  publish: "Publish",
  reject: "Reject",
  merge: (title: string) => `Merge into “${title}”`,
  mergeHint: "Merging fills the record's gaps and uses the later closing day.",
  published: { title: "Published", detail: "Everyone can see it now." },
  rejected: { title: "Rejected", detail: "The scraper won't suggest this page again." },
  merged: { title: "Merged", detail: "We filled the record's gaps." },
  decided: { title: "Already decided", detail: "Someone else was faster." },
  gone: { title: "Not merged", detail: "The other record no longer exists." },
  refused: "Please check the fields below. Nothing you typed is lost.",
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
