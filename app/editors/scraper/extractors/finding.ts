/** An extracted value and the words it was extracted from. Extractors never invent anything. */
export interface ExtractedValue<Value = string> {
  value: Value;
  evidence: string;
  /** False if the words are ambiguous and an editor should look. */
  isSure: boolean;
}

const maxEvidenceLength = 240;

/** The text around a match, limited to its line. */
export function evidenceAt(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextLine = text.indexOf("\n", end);
  const lineEnd = nextLine === -1 ? text.length : nextLine;
  if (lineEnd - lineStart <= maxEvidenceLength) return tidy(text.slice(lineStart, lineEnd));
  const room = Math.max(0, Math.floor((maxEvidenceLength - (end - start)) / 2));
  const from = Math.max(lineStart, start - room);
  const to = Math.min(lineEnd, end + room);
  return tidy(text.slice(from, to).slice(0, maxEvidenceLength));
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
