import { bare, fold } from "./fold.ts";
import { type Meaning, meaning, type Piece } from "./meaning.ts";

/** Words that exclude what follows them. A phrase of two words is one piece or two. */
const ruling =
  /^(?:not|non|nor|neither|except|excepting|excluding|exclude|excludes|besides|minus|never|avoid|isipokuwa|sio|sauf|hors|but not|(?:apart|aside) from|other than|rather than|instead of|outside of|(?:all|anything|everything|any) but|do ?n[o']?t want|don'?t (?:want|need|like)|do not (?:want|need))$/i;
/** "No loan", "no internships": only before a lexicon entry, since "no experience" describes the student. */
const no = /^no$/i;
/** Rules out names and places alone: "without KMTC", "outside Nairobi". "Without experience" describes the student, "without loan" is in the lexicon. */
const withoutName = /^(?:without|outside)$/i;
const firstOfTwo =
  /^(?:apart|aside|other|rather|instead|don'?t|do|but|outside|all|any|anything|everything)$/i;
/** Words that may come in between: "not in the UK", "except for Kenya". */
const between =
  /^(?:in|from|for|a|an|the|any|only|by|with|at|of|to|be|been|being|just|those|ones|ya|wa|za|la|cha|vya|kwa|katika|en|au|aux|du|de|des|la|le|les|dans|a|em|na|no|da|do)$/i;
const joins = /^(?:and|or|nor|&|na|et|ama)$/i;

/** Whether a word excludes what follows it. Such words may be repeated in a search. */
export const isRuling = (word: string): boolean =>
  ruling.test(word) || no.test(word) || withoutName.test(word) || firstOfTwo.test(word);

/** "Scholarships not in Kenya", "apart from KMTC", "no loan": one piece of each, which is ruled out. */
export function readRuledOut(all: Piece[]): Piece[] {
  const pieces = joinNames(all);
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
    // "Not China or Russia", "neither in the USA nor in Canada": both are excluded.
    for (let next = another(first, pieces, place); next > place; next = another(first, pieces, place)) {
      read.push(ruledOut(pieces[next] as Piece, pieces.slice(place + 1, next)));
      place = next;
    }
  }
  return read;
}

/** "Not University of Kigali", "except Kisii University": a name, and no university at all. */
function joinNames(pieces: Piece[]): Piece[] {
  const isInstitution = (piece?: Piece) => piece !== undefined && institution.test(piece.typed);
  const isNamed = (piece?: Piece) => piece?.means === null || piece?.means?.about === "place";
  const isLand = (piece?: Piece) => piece?.means?.about === "country";
  const read: Piece[] = [];
  for (let place = 0; place < pieces.length; place++) {
    const [first, second, third] = pieces.slice(place, place + 3);
    const isRuled = read.slice(-3).some(({ typed }) => isRuling(typed));
    const length =
      isRuled &&
      isInstitution(first) &&
      /^of$/i.test(second?.typed ?? "") &&
      (isNamed(third) || isLand(third))
        ? 3
        : isRuled && isNamed(first) && isInstitution(second)
          ? 2
          : 1;
    const parts = pieces.slice(place, place + length);
    const typed = parts.map((part) => part.typed).join(" ");
    const words = parts.flatMap((part) => part.words);
    read.push(length === 1 ? (first as Piece) : { typed, words, means: null });
    place += length - 1;
  }
  return read;
}

const institution = /^(?:university|college|institute|polytechnic|academy)$/i;

/** The index of the next piece that is excluded along with this one, or the given index if there is none. */
function another(first: Piece, pieces: Piece[], place: number): number {
  const isJoined = joins.test(pieces[place + 1]?.typed ?? "");
  let at = place + (isJoined ? 2 : 1);
  while (isJoined && between.test(pieces[at]?.typed ?? "")) at++;
  const about = first.means?.about;
  const isLike = about !== undefined && pieces[at]?.means?.about === about;
  return isLike && (isJoined || about === "country") ? at : place;
}

/** The index of the piece that this one excludes, or its own index if it excludes nothing. */
function whatIsRuledOut(pieces: Piece[], place: number): number {
  const length = rulingLength(pieces, place);
  if (length === 0) return place;
  let at = place + length;
  while (between.test(pieces[at]?.typed ?? "")) at++;
  const first = pieces[at];
  return first && mayBeRuledOut(first, pieces[place]?.typed ?? "") ? at : place;
}

function rulingLength(pieces: Piece[], place: number): number {
  const typed = (at: number) => fold(pieces[at]?.typed ?? "");
  for (const length of [3, 2])
    if (firstOfTwo.test(typed(place)) && pieces.length > place + length) {
      const phrase = Array.from({ length }, (_, more) => typed(place + more)).join(" ");
      if (ruling.test(phrase)) return length;
    }
  return ruling.test(typed(place)) || no.test(typed(place)) || withoutName.test(typed(place)) ? 1 : 0;
}

function mayBeRuledOut({ means, typed }: Piece, ruledBy: string): boolean {
  const isNo = no.test(ruledBy);
  if (withoutName.test(ruledBy)) return means === null ? bare(typed).length > 2 : isPlace(means);
  if (means === null) return !isNo && bare(typed).length > 1;
  return means.about !== "small" && means.about !== "wish" && (!isNo || means.about !== "time");
}

const isPlace = ({ about }: Meaning) => about === "country" || about === "place";

/** A tag with fewer points than this excludes nothing: accounting is more than business. */
const surely = 5;

/** Its meaning is still in `tags`, `words` and `names`: listings that match it are left out. */
const ruledOut = ({ typed, words, means }: Piece, before: Piece[]): Piece => ({
  typed: `not ${typed}`,
  words: [...before.flatMap((piece) => piece.words), ...words],
  means: meaning("ruledOut", `Not: ${means?.label ?? typed}`, {
    ...whatIsLeftOut(means, typed),
    kind: means === null && words.some((word) => institution.test(word)) ? "colleges" : null,
  }),
});

function whatIsLeftOut(means: Meaning | null, typed: string): Partial<Meaning> {
  if (means === null && /^(?:government|public|federal)$/i.test(typed))
    return { tags: { "school Public university": 9 } };
  if (means === null && /^private$/i.test(typed)) return { tags: { "school Private university": 9 } };
  if (means === null) return { names: [bare(fold(typed))] };
  if (means.about === "kind" && means.label === null) return { tags: tagsOfKind(means) };
  const tags = Object.fromEntries(Object.entries(means.tags).filter(([, points]) => points >= surely));
  if (Object.keys(tags).length > 0) return { tags };
  if (means.about === "place") return { words: means.words, prefers: means.prefers };
  return { names: [...means.words, ...stemsOf(typed)] };
}

/** "Not banking": no bank. */
const stemsOf = (typed: string): string[] => {
  const stem = /^(.{4,})ing$/i.exec(bare(fold(typed)))?.[1];
  return stem ? [stem] : [];
};

/** "Not universities" still includes colleges of other types, and awards for other levels. */
function tagsOfKind({ kind, prefers }: Meaning): Meaning["tags"] {
  if (kind === "internships") return { "job internship": 1 };
  if (kind !== "colleges" || Object.keys(prefers).length === 0) return {};
  return { ...prefers, "level undergraduate": 1, "level graduate": 1, "level doctorate": 1 };
}
