import { peopleOf } from "./lexicon/countries.ts";
import type { ParsedPhrase } from "./meaning.ts";

/** "Students from Malawi", "of Malawi", "I am from Malawi": the student's country, not their destination. */
const before = /^(?:from|of)$/i;
const studentsBefore =
  /^(?:students?|citizens?|people|nationals?|applicants?|youths?|someone|am|i'?m|learners?|girls?)$/i;
const behind =
  /^(?:students?|citizens?|nationals?|refugees?|applicants?|people|youths?|learners?|graduates?)$/i;

/** A field of study may come between a country and its students. */
const studied = new Set<string | undefined>(["level", "field"]);

export const readPeople = (pieces: ParsedPhrase[]): ParsedPhrase[] =>
  pieces.map((piece, place) => {
    const people = piece.means?.about === "country" ? peopleOf.get(piece.means.label ?? "") : undefined;
    if (!people) return piece;
    const typed = (at: number) => pieces[at]?.typed ?? "";
    const isFrom = before.test(typed(place - 1)) && studentsBefore.test(typed(place - 2));
    // "Togo masters students"
    const next = pieces.slice(place + 1).find(({ means }) => !studied.has(means?.about));
    return isFrom || behind.test(next?.typed ?? "") ? { ...piece, means: people } : piece;
  });
