import type { MessageCheck } from "#app/community/scam-check/check-message.server.ts";
import { explain } from "#app/community/scam-check/page/explain.ts";
import { verdicts } from "#app/community/scam-check/words.ts";
import { writeLines } from "./screen.ts";
import { shortWords } from "./short-words.ts";

/** The result of a scam check, as far as it fits: the verdict, why, and what to do. */
export function checkInShort(findings: MessageCheck, room: number): string {
  const { title, text } = verdicts[findings.verdict];
  const [why] = explain(findings);
  const [record] = findings.records;
  const official = record?.host ?? "";
  return writeLines(
    [
      `${title}.`,
      ...(why && why.tone !== "good" ? [{ text: `${why.title}.` }] : []),
      ...(official ? [{ text: shortWords.official(official) }] : []),
      { text: firstSentence(text) },
    ],
    room,
  );
}

const firstSentence = (text: string) => text.split(/(?<=[.።]) /)[0] ?? "";
