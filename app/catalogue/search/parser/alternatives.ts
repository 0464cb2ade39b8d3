import { type Meaning, meaning, type ParsedPhrase } from "./meaning.ts";

const isOr = ({ typed }: ParsedPhrase) => /^(or|ama)$/i.test(typed);
const isAnd = ({ typed }: ParsedPhrase) => /^(and|na|&|\+)$/i.test(typed);

const joins = (piece: ParsedPhrase) => isOr(piece) || isAnd(piece);

/** No listing is in two towns, and few are for two levels: naming two means either of them. */
const seldomBoth: Meaning["about"][] = ["country", "place", "level"];

/** "Loan or bursary" matches either of them, and so does "UK and Canada". */
export function joinAlternatives(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const joined: ParsedPhrase[][] = [];
  for (const side of sidesOf(pieces.filter(isNotBeforeOr))) {
    const before = joined.at(-2);
    const word = joined.at(-1)?.[0];
    if (before && word && mayJoin(before, word, side)) joined.splice(-2, 2, ...joinTwo(before, word, side));
    else joined.push(side);
  }
  return joined.flat();
}

/** "Is KMTC better or MKU": a small word before "or" isn't one of the alternatives. */
const isNotBeforeOr = (piece: ParsedPhrase, place: number, all: ParsedPhrase[]) => {
  const next = all[place + 1];
  return !(piece.means?.about === "small" && !joins(piece) && place > 0 && next && isOr(next));
};

/** One alternative of "or": a known piece, or all words of an unknown name, "Wings to Fly". */
function sidesOf(pieces: ParsedPhrase[]): ParsedPhrase[][] {
  const sides: ParsedPhrase[][] = [];
  for (let place = 0; place < pieces.length; place += sides.at(-1)?.length ?? 1)
    sides.push(pieces.slice(place, place + sideLength(pieces, place)));
  return sides;
}

function sideLength(pieces: ParsedPhrase[], place: number): number {
  const [first, ...others] = pieces.slice(place);
  if (!first || first.means !== null || joins(first)) return 1;
  const rest = [first, ...others];
  const end = rest.findIndex(
    (piece) => joins(piece) || (piece.means !== null && piece.means.about !== "small"),
  );
  const side = rest.slice(0, end < 0 ? undefined : end);
  return side.map(({ means }) => means === null).lastIndexOf(true) + 1;
}

const isTelling = ([piece]: ParsedPhrase[]) => piece?.means?.about !== "small";
const aboutOf = ([piece]: ParsedPhrase[]) => piece?.means?.about;
/** "Scholarship or loan": the name of the tab includes the other. */
const isTab = ([piece]: ParsedPhrase[]) => piece?.means?.about === "kind" && piece.means.label === null;

function mayJoin(one: ParsedPhrase[], word: ParsedPhrase, other: ParsedPhrase[]): boolean {
  if (!isTelling(one) || !isTelling(other) || (isTab(one) && isTab(other))) return false;
  const about = aboutOf(one);
  return isOr(word) || (isAnd(word) && about === aboutOf(other) && seldomBoth.some((name) => name === about));
}

function joinTwo(one: ParsedPhrase[], word: ParsedPhrase, other: ParsedPhrase[]): ParsedPhrase[][] {
  if (isTab(one)) return [one, [word], [asWish(other)]];
  if (isTab(other)) return [[asWish(one)], [word], other];
  const words = [...one, word, ...other].flatMap((piece) => piece.words);
  return [[{ typed: words.join(" "), words, means: either(meantBy(one), meantBy(other)) }]];
}

const typedIn = (side: ParsedPhrase[]) => side.flatMap(({ words }) => words).join(" ");

/** It only affects the rank. */
function asWish(side: ParsedPhrase[]): ParsedPhrase {
  const { tags, prefers } = meantBy(side);
  const means = meaning("wish", null, { prefers: { ...tags, ...prefers } });
  return { typed: typedIn(side), words: side.flatMap(({ words }) => words), means };
}

const meantBy = (side: ParsedPhrase[]): Meaning =>
  side[0]?.means ?? meaning("name", null, { words: [typedIn(side).toLowerCase()], mention: 8 });

function either(one: Meaning, other: Meaning): Meaning {
  const labels = [...new Set([one.label, other.label])];
  return meaning(
    one.about === other.about ? one.about : "name",
    labels.includes(null) ? null : labels.join(" or "),
    {
      tags: { ...one.tags, ...other.tags },
      words: [...new Set([...one.words, ...other.words])],
      mention: Math.max(one.mention, other.mention),
      prefers: { ...one.prefers, ...other.prefers },
      state: one.state ?? other.state,
      within: one.within ?? other.within,
      kind: one.kind === other.kind || one.about === other.about ? (one.kind ?? other.kind) : null,
      narrows: one.narrows === other.narrows ? one.narrows : null,
    },
  );
}
