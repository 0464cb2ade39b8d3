import { bare, fold } from "./fold.ts";
import { type Meaning, meaning } from "./meaning.ts";
import type { Piece } from "./piece.ts";

/** What rules out that which comes after it; a phrase of two words stands as two pieces or as one. */
const ruling =
  /^(?:not|non|except|excepting|excluding|exclude|excludes|besides|minus|never|avoid|isipokuwa|sio|sauf|(?:apart|aside) from|other than|rather than|instead of|do ?n[o']?t want|don'?t (?:want|need|like)|do not (?:want|need))$/i;
/** "No loan", "no internships": only before a lexicon entry, since "no experience" describes the student. */
const no = /^no$/i;
const firstOfTwo = /^(?:apart|aside|other|rather|instead|don'?t|do)$/i;
/** What may stand in between: "not in the UK", "except for Kenya". */
const between = /^(?:in|from|for|a|an|the|any|only|by|with|at|of|to|just)$/i;
const joins = /^(?:and|or|nor|&)$/i;

/** "Scholarships not in Kenya", "apart from KMTC", "no loan": one piece of each, which is ruled out. */
export function readRuledOut(pieces: Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let place = 0; place < pieces.length; place++) {
    const at = whatIsRuledOut(pieces, place);
    const first = pieces[at];
    if (at === place || !first) {
      read.push(pieces[place] as Piece);
      continue;
    }
    read.push(ruledOut(first, pieces.slice(place, at)));
    place = at;
    // "Not China or Russia": neither.
    while (isAnother(first, pieces, place)) {
      read.push(ruledOut(pieces[place + 2] as Piece, pieces.slice(place + 1, place + 2)));
      place += 2;
    }
  }
  return read;
}

const isAnother = (first: Piece, pieces: Piece[], place: number) =>
  first.means !== null &&
  joins.test(pieces[place + 1]?.typed ?? "") &&
  pieces[place + 2]?.means?.about === first.means.about;

/** The place of what a piece rules out; its own if it rules out nothing. */
function whatIsRuledOut(pieces: Piece[], place: number): number {
  const length = rulingLength(pieces, place);
  if (length === 0) return place;
  let at = place + length;
  while (between.test(pieces[at]?.typed ?? "")) at++;
  const first = pieces[at];
  return first && mayBeRuledOut(first, no.test(pieces[place]?.typed ?? "")) ? at : place;
}

function rulingLength(pieces: Piece[], place: number): number {
  const typed = (at: number) => fold(pieces[at]?.typed ?? "");
  for (const length of [3, 2])
    if (firstOfTwo.test(typed(place)) && pieces.length > place + length) {
      const phrase = Array.from({ length }, (_, more) => typed(place + more)).join(" ");
      if (ruling.test(phrase)) return length;
    }
  return ruling.test(typed(place)) || no.test(typed(place)) ? 1 : 0;
}

const mayBeRuledOut = ({ means, typed }: Piece, isNo: boolean): boolean => {
  if (means === null) return !isNo && bare(typed).length > 1;
  return means.about !== "small" && means.about !== "wish" && (!isNo || means.about !== "time");
};

/** What it means is in `tags`, `words` and `names` still: listings that match it are left out. */
const ruledOut = ({ typed, words, means }: Piece, before: Piece[]): Piece => ({
  typed: `not ${typed}`,
  words: [...before.flatMap((piece) => piece.words), ...words],
  means: meaning("ruledOut", `Not: ${means?.label ?? typed}`, whatIsLeftOut(means, typed)),
});

function whatIsLeftOut(means: Meaning | null, typed: string): Partial<Meaning> {
  if (means === null) return { names: [bare(fold(typed))] };
  if (means.about === "kind" && means.label === null)
    return means.kind === "internships" ? { tags: { "job internship": 1 } } : {};
  if (Object.keys(means.tags).length > 0) return { tags: means.tags };
  return means.about === "place" ? { words: means.words } : { names: means.words };
}
