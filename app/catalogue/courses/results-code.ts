/**
 * Grades in an address: `ENG10.KIS9.MAT9`, each subject with the rank of its grade. Nothing in it needs to be escaped, and it can be
 * shared, printed and bookmarked.
 */
export function writeResults(ranks: ReadonlyMap<string, number>): string {
  return [...ranks].map(([subject, rank]) => `${subject}${rank}`).join(".");
}

/** Skips what it can't read. If a subject is named twice, the first counts. */
export function parseResults(
  text: string,
  isSubject: (code: string) => boolean,
  best: number,
): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const part of text.slice(0, 400).split(".")) {
    const [, subject = "", rank = ""] = /^([A-Z]{2,4})(\d{1,2})$/.exec(part) ?? [];
    const value = Number(rank);
    if (isSubject(subject) && value >= 1 && value <= best && !ranks.has(subject)) ranks.set(subject, value);
  }
  return ranks;
}

/** The parts of such a text, or of `BIO.CHM.GOV`, that name no subject or grade of the exam. At most ten. */
export function unreadResults(
  text: string,
  isSubject: (code: string) => boolean,
  best: number,
  hasRanks = true,
): string[] {
  const isRead = (part: string) =>
    hasRanks ? parseResults(part, isSubject, best).size > 0 : isSubject(part);
  const parts = text.slice(0, 400).split(".").filter(Boolean);
  return [...new Set(parts.filter((part) => !isRead(part)).map((part) => part.slice(0, 12)))].slice(0, 10);
}

/** Subjects without grades, `BIO.CHM.GOV`: at most three, each once. */
export function parseSubjects(text: string, isSubject: (code: string) => boolean): string[] {
  return [...new Set(text.slice(0, 40).split("."))].filter(isSubject).slice(0, 3);
}
