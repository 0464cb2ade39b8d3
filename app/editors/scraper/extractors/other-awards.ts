const award =
  /(?:(?:[A-Z][\p{L}&'.-]{0,30}|of|for|the|de|des) ){1,7}(?:Scholarships?|Fellowships?|Internships?|Bursar(?:y|ies)|Awards?|Grants?|Bourses?|Prize|Programme?s?|Studentships?)(?![\p{L}])/gu;

/** Words that many awards share, so that they don't identify one. */
const common =
  /^(?:the|this|that|our|your|for|of|and|in|at|to|de|des|du|la|le|apply|now|new|how|fully|full|funded|partially|international|global|african?|africans|students?|young|women|girls|masters?|master's|mba|phd|doctoral|postdoctoral|undergraduate|postgraduate|graduate|bachelor'?s?|government|university|college|research|merit|excellence|application|applications|deadline|closing|date|scholarships?|fellowships?|internships?|bursar(?:y|ies)|awards?|grants?|programme?s?|prize|study|paid|summer|short|annual|each|all|any|other|both|one|these|candidature|bourses?|date|limite|selected|successful|under|about|eligible|travel|leadership|training|trainees?|technical|exchange|degree|tuition|values?|types?|numbers?|duration|levels?|amount|worth|visit|details|coverage|category|official|website|webpage|available)$/i;

/**
 * Whether the line names another award than the page's: one whose rare words appear neither in the title nor elsewhere
 * on the page. A neighbouring award is named once, in the line with its deadline.
 */
export function isAboutAnother(text: string, at: number, title: string): boolean {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const before = text.lastIndexOf("\n", start - 2) + 1;
  const next = text.indexOf("\n", at);
  const line = text.slice(start, next === -1 ? text.length : next).slice(0, 600);
  const above = text.slice(before, Math.max(before, start - 1));
  if (namesAnother(line, text, title)) return true;
  // A teaser of two lines: the name, then its date.
  return above.length < 140 && !/[.!?:]$/.test(above) && namesAnother(above, text, title);
}

function namesAnother(line: string, text: string, title: string): boolean {
  const known = wordsOf(title);
  const names = [...line.matchAll(award)].map(([name]) => wordsOf(name).filter((word) => !common.test(word)));
  const rare = names.filter((words) => words.length > 0);
  if (rare.length === 0) return false;
  const small = text.toLowerCase();
  return rare.every((words) =>
    words.every((word) => !known.some((one) => isSameWord(one, word)) && small.split(word).length <= 2),
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']{2,40}/gu) ?? [];

const isSameWord = (one: string, other: string) =>
  one === other || (one.length > 4 && other.startsWith(one.slice(0, -1)));
