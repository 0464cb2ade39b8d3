/** What a reader found in a text, and the words it found it in. Nothing is ever found that the text does not say. */
export interface Finding<Value = string> {
  value: Value;
  evidence: string;
  /** False where the words could mean something else, so that a person should look. */
  isSure: boolean;
}

const longestEvidence = 240;

/** The words around a place in a text, from the line they stand in. */
export function evidenceAt(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextLine = text.indexOf("\n", end);
  const lineEnd = nextLine === -1 ? text.length : nextLine;
  if (lineEnd - lineStart <= longestEvidence) return tidy(text.slice(lineStart, lineEnd));
  const room = Math.max(0, Math.floor((longestEvidence - (end - start)) / 2));
  const from = Math.max(lineStart, start - room);
  const to = Math.min(lineEnd, end + room);
  return tidy(text.slice(from, to).slice(0, longestEvidence));
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
