import { loadingWords } from "./words.ts";

const waiting: [page: RegExp, words: keyof typeof loadingWords, choice?: RegExp][] = [
  [/^\/browse\b/, "colleges", /[?&](tab|type)=colleges\b/],
  [/^\/browse\b/, "internships", /[?&](tab|type)=internships\b/],
  [/^\/browse\b/, "scholarships"],
  [/^\/jobs\b/, "jobs"],
  [/^\/test-prep\b/, "testPrep"],
  [/^\/profile(\?|$)/, "profile"],
  [/^\/matches(\?|$)/, "matches"],
  [/^\/admin\b/, "admin"],
];

/** What a navigation to this address says while the page is on its way, if anything. */
export function loadingWordsOf(address: string): string | null {
  const found = waiting.find(([page, , choice]) => page.test(address) && (choice?.test(address) ?? true));
  return found ? loadingWords[found[1]] : null;
}
