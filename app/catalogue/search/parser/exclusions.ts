import { editDistance } from "#app/shared/text/edit-distance.ts";
import { bare, fold } from "./fold.ts";
import {
  moreBetween,
  moreExcluding,
  moreExcludingBefore,
  moreOfGovernments,
  moreVerbs,
} from "./lexicon/more-ruling.ts";
import { type Meaning, meaning, type ParsedPhrase } from "./meaning.ts";
import { spellingVariants } from "./spelling-variants.ts";

const phrases = (...languages: string[]): ReadonlySet<string> =>
  new Set(languages.flatMap((list) => list.split(", ")).map(fold));

/** Words that exclude what follows. */
const excluding = phrases(
  "not, non, nor, neither, no, none, nothing, never, never mind, except, excepting, excl, excluding, exclude, excludes, besides, minus, avoid, avoiding, skip, skipping, remove, ignore, ignoring, hate, dislike, tired of, fed up with, sick of, hide, stop showing, isn't, isnt, aren't, arent, can't, cant, cannot, can not, won't, wont, will not, wouldn't, would not, rather not, refuse, no more, don't have to, dont have to, do not have to, doesn't have to, without having to, no need to, no need for, enough of, alternative to, alternatives to, as opposed to, don't, dont, don t, do not, doesn't, doesnt, does not, didn't, didnt, apart from, aside from, other than, others than, rather than, other countries than, different from, instead of, outside of, leave out, leaving out, but not, all but, any but, anything but, everything but, nothing to do with",
  // Pidgin
  "no be, no wan, no dey, comot, commot",
  // Kiswahili and Sheng
  "si, sio, siyo, isipokuwa, ila, kasoro, mbali na, tofauti na, sitaki, hatutaki, ukiondoa, badala ya, hakuna, haihitaji, hazihitaji, isiyohitaji, zisizohitaji",
  // French
  "sauf, hors, hormis, excepté, à part, pas, autre que, autres que, à l'exception de, en dehors de, en dehors du",
  // Portuguese
  "exceto, menos, não, salvo",
  // Hausa, Yoruba, Igbo, Twi, Luganda, Somali, Kinyarwanda and Arabic
  "banda, ban da, in ban da, sai dai, ki i se, kii se, yato si, abughi, o bughi, ewezuga, nyɛ, ɛnyɛ, gye, ssi, okuggyako, aan, atari, itari, uretse, غير, ما عدا, باستثناء, ليس",
  moreExcluding,
);
/**
 * Words that exclude names, places and parts of an application: "without KMTC". "Without experience" describes the
 * student.
 */
const without = phrases(
  "without, outside, away from, far from, far away from, exempt from, exempted from, bila, bila ya, isiyo na, zisizo na, sans, sem, fora de, ba tare da, laisi, enweghi, ያለ, yale, بدون",
);
/** Words that exclude what comes before. */
const excludingBefore = phrases(
  "excluded, not included, hapana",
  "በስተቀር, besteker, besteqer, ሳይሆን, sayhon, ያልሆነ, yalhone, የሌለው, yelelew, የማይጠይቅ, የማይፈልግ, malee, hin taane, kan hin taane, mooyee, ahayn, maaha, ma aha, la'aan",
  moreExcludingBefore,
);
/** The same, after "from": "ከቻይና ውጭ". */
const outsideOf = phrases("ውጭ, ውጪ, wuch, wich, wuchi, wichi");
/** "Makerere aside", but "aside from Makerere". */
const aside = /^(?:aside|apart)$/;
const fromInAmharic = /^(?:ከ.+|ke)$/;
/** After a part of an application: "IELTS not required". */
const needless = phrases(
  "not required, not needed, not necessary, not compulsory, waived, waiver, exempted, free",
);
/** Hausa says it twice: "ba bashi ba" is "no loan". One "BA" is a degree. */
const saidTwice = "ba";
const longestRuling = 4;
const allRuling = [...excluding, ...without, ...excludingBefore, ...needless, saidTwice].map((phrase) =>
  phrase.split(" "),
);
const rulingWords = new Set(
  allRuling.flatMap(([first = "", second]) => (second === undefined || first.length > 2 ? first : [])),
);
const rulingPairs = new Set(
  allRuling.flatMap((words) => words.slice(1).map((word, before) => `${words[before]} ${word}`)),
);

/**
 * Words that may come in between: "not in the UK", "I don't want to study in India". Not "have" or "finish", which
 * describe the student.
 */
const between = phrases(
  "in, from, for, a, an, the, any, only, just, by, with, at, on, of, to, be, being, is, are, that, those, these, ones, one, my, me, us, i, we, so, very, which, who, whose, want, wants, wan, need, needs, needed, like, prefer, wish, love, care, interested, looking, look, about, study, studying, go, going, apply, applying, live, see, show, give, include, including, require, requires, requiring, ask, asks, asking, demand, demands, charge, charges, collect, cost, costs",
  moreBetween,
  "ya, wa, za, la, cha, kusoma, kwenda, kusomea, vya, kwa, katika, ni, au, aux, en, du, de, des, le, les, dans, em, na, da, do, ta, ke",
);
/** Verbs after "can't" and the like. */
const verbs = phrases(moreVerbs);
const beforeVerb =
  /^(?:(?:do|does|did|ca|wo|would)n'?t|don t|(?:do|does|did|can|will|would|rather) not|cannot|never|refuse)$|have to$|need to$/;
const joins = /^(?:and|or|nor|&|na|et|ama|au|ou|e)$/i;

/** Whether a word, or a word and the one before it, excludes others. Such words may be repeated in a search. */
export const isExcludingWord = (word: string, before = ""): boolean =>
  rulingWords.has(keyOf(word)) || rulingPairs.has(`${keyOf(before)} ${keyOf(word)}`);

const keyOf = (typed: string) => bare(fold(typed));
const typedAt = (pieces: ParsedPhrase[], place: number) => pieces[place]?.typed ?? "";
const isBetween = (piece: ParsedPhrase | undefined): boolean =>
  piece?.typed.split(" ").every((word) => between.has(keyOf(word))) ?? false;

const isVerb = (piece?: ParsedPhrase) => piece !== undefined && verbs.has(keyOf(piece.typed));

/** "Scholarships not in Kenya", "apart from KMTC", "no loan", "China excluded": makes one piece of each exclusion. */
export function readExclusions(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const read: ParsedPhrase[] = [];
  for (let place = 0; place < pieces.length; ) {
    const behind = rulingBehind(pieces, place, read);
    if (behind > 0) {
      // "Girls only ones are excluded"
      while (read.length > 1 && isCopula(read.at(-1))) read.pop();
      const what = lastName(read);
      const from = fromInAmharic.test(read.at(-1)?.typed ?? "") ? read.splice(-1) : [];
      const words = wordsOf([...from, what, ...pieces.slice(place, place + behind)]);
      read.push(isRuledOut(what) ? { ...what, words } : leftOut(what, words));
      place += behind;
      continue;
    }
    let next = whatIsRuledOut(pieces, place);
    if (!next) read.push(pieces[place++] as ParsedPhrase);
    while (next) {
      const { what, end, kept } = next;
      if (kept) read.push(kept);
      const rest = pieces.slice(place, end).filter((piece) => piece !== kept);
      read.push(leftOut(what, wordsOf(rest)));
      place = end;
      next = another(what, pieces, place);
    }
  }
  return read;
}

const isCopula = (piece?: ParsedPhrase) => /^(?:ones?|those|is|are)$/i.test(piece?.typed ?? "");

/** Removes the last piece, or all words of an unknown name. */
function lastName(read: ParsedPhrase[]): ParsedPhrase {
  const isWord = (piece?: ParsedPhrase) => piece?.means === null && !isExcludingWord(piece.typed);
  const parts = read.splice(-1);
  const isInName = () => /^(?:of|to|the)$/i.test(typedAt(read, read.length - 1)) && isWord(read.at(-2));
  while (isWord(parts[0]) && (isWord(read.at(-1)) || isInName()))
    parts.unshift(...read.splice(isWord(read.at(-1)) ? -1 : -2));
  return parts.length === 1
    ? (parts[0] as ParsedPhrase)
    : { typed: parts.map(({ typed }) => typed).join(" "), words: wordsOf(parts), means: null };
}

const wordsOf = (pieces: ParsedPhrase[]) => pieces.flatMap(({ words }) => words);
const isRuledOut = ({ means }: ParsedPhrase) => means?.about === "ruledOut";

/** What is excluded from a position on, and where the text continues. */
interface RuledOut {
  what: ParsedPhrase;
  end: number;
  /** The tab it would belong to: "no universities in Nairobi" are universities elsewhere. */
  kept?: ParsedPhrase;
}

/** The whole name that begins at a position: "wings to fly", "Equity Bank", "University of Kigali". */
function wholeName(pieces: ParsedPhrase[], place: number): RuledOut {
  const length = nameLength(pieces.slice(place));
  const parts = pieces.slice(place, place + length);
  const typed = parts.map((part) => part.typed).join(" ");
  const what = length === 1 ? (pieces[place] as ParsedPhrase) : { typed, words: wordsOf(parts), means: null };
  const isTwice = keyOf(typedAt(pieces, place + length)) === saidTwice;
  return { what, end: place + length + (isTwice ? 1 : 0) };
}

const institution = /^(?:university|college|institute|polytechnic|academy)$/i;
const organisation = /^(?:bank|foundation|trust|group|company|fund)$/i;
const inNames = /^(?:of|to|for|the)$/i;

/** The number of pieces of a name that begins with the first of these. */
function nameLength([first, second, third, ...others]: ParsedPhrase[]): number {
  const isUnknown = (piece?: ParsedPhrase) => piece?.means === null && !isExcludingWord(piece.typed);
  const isNamed = (piece?: ParsedPhrase) => isUnknown(piece) || piece?.means?.about === "place";
  if (institution.test(first?.typed ?? "") && /^of$/i.test(second?.typed ?? ""))
    return isNamed(third) || third?.means?.about === "country" ? 3 : 1;
  if (isNamed(first) && institution.test(second?.typed ?? "")) return 2;
  if (!isUnknown(first)) return 1;
  if (organisation.test(second?.typed ?? "")) return 2;
  if (isUnknown(second))
    return 1 + nameLength([second as ParsedPhrase, third, ...others].filter((one) => one !== undefined));
  return inNames.test(second?.typed ?? "") && isUnknown(third)
    ? 2 + nameLength([third as ParsedPhrase, ...others])
    : 1;
}

/**
 * What is excluded together with the one before: "not China or Russia", "neither in the USA nor in Canada", "not UK
 * USA".
 */
function another(before: ParsedPhrase, pieces: ParsedPhrase[], place: number): RuledOut | null {
  const isJoined = joins.test(typedAt(pieces, place));
  let at = place + (isJoined ? 1 : 0);
  while (isJoined && isBetween(pieces[at])) at++;
  const first = pieces[at];
  const isLike = first !== undefined && first.means?.about === before.means?.about;
  // "Not the USA, Europe only"
  const isOnly = /^only$/i.test(typedAt(pieces, at + 1));
  const isMore = isLike && !isOnly && (first.means === null || mayBeRuledOut(first, true));
  return isMore && (isJoined || before.means?.about === "country") ? wholeName(pieces, at) : null;
}

function whatIsRuledOut(pieces: ParsedPhrase[], place: number): RuledOut | null {
  const { length, isFirm } = rulingAt(pieces, place);
  if (length === 0) return null;
  const isBeforeVerb = beforeVerb.test(phraseAt(pieces, place, length));
  const isPassed = (piece?: ParsedPhrase) => isBetween(piece) || (isBeforeVerb && isVerb(piece));
  let at = place + length;
  while (isPassed(pieces[at])) at++;
  // "Don't fancy Ghana": an unknown word here is a verb.
  let next = at + 1;
  while (isPassed(pieces[next])) next++;
  const object = isBeforeVerb && pieces[at]?.means === null ? pieces[next] : undefined;
  if (object?.means && mayBeRuledOut(object, isFirm)) at = next;
  const first = pieces[at];
  if (!first || isLacking(pieces, place, first)) return null;
  // "Not only in Kenya" includes Kenya, but "not only for women" is open to all.
  const isOnly = pieces.slice(place, at).some(({ typed }) => /^(?:only|just)$/i.test(typed));
  if (isOnly && isPlace(first)) return null;
  const isOnlyTab = pieces.every((piece) => piece === first || piece.means?.about !== "kind");
  const isName = nameLength(pieces.slice(at)) > 1;
  const kept = namesTab(first) && isOnlyTab && !isName ? first : undefined;
  let inside = at + 1;
  while (kept && isBetween(pieces[inside])) inside++;
  const of = inside > at + 1 ? pieces[inside] : undefined;
  if (kept && of && mayBeRuledOut(of, isFirm)) return { ...wholeName(pieces, inside), kept };
  if (!mayBeRuledOut(first, isFirm)) return null;
  const name = wholeName(pieces, at);
  // "Not Lagos, polytechnic": the institution is all that is left to search for.
  const isAll =
    first.means?.about === "place" &&
    pieces.every((piece, one) => (one >= place && one < name.end) || piece.means?.about === "small");
  return isAll ? { what: first, end: at + 1 } : name;
}

/** "I have no laptop" asks for one. */
const isLacking = (pieces: ParsedPhrase[], place: number, { means }: ParsedPhrase): boolean =>
  keyOf(typedAt(pieces, place)) === "no" &&
  /^(?:have|has|had|having|got)$/i.test(typedAt(pieces, place - 1)) &&
  means !== null &&
  means.absent === null &&
  !describesPlace.has(means.about);
const isPlace = ({ means }: ParsedPhrase) => means?.about === "country" || means?.about === "place";
const describesPlace = new Set<Meaning["about"]>(["country", "place", "level"]);

const namesTab = ({ means }: ParsedPhrase) => means?.about === "kind" && means.label === null;

/** The number of pieces of a phrase that excludes what follows; 0 if there is none. */
function rulingAt(pieces: ParsedPhrase[], place: number): { length: number; isFirm: boolean } {
  const isTwice = (key: string) =>
    key === saidTwice && pieces.slice(place + 2).some(({ typed }) => keyOf(typed) === saidTwice);
  for (let length = longestRuling; length > 0; length--) {
    const key = phraseAt(pieces, place, length);
    if (excluding.has(key) || isTwice(key)) return { length, isFirm: true };
    if (without.has(key)) return { length, isFirm: false };
  }
  return { length: 0, isFirm: false };
}

const phraseAt = (pieces: ParsedPhrase[], place: number, length: number): string =>
  place + length > pieces.length
    ? ""
    : pieces
        .slice(place, place + length)
        .map(({ typed }) => keyOf(typed))
        .join(" ");

/** The number of pieces of a phrase that excludes what was read last; 0 if there is none. */
function rulingBehind(pieces: ParsedPhrase[], place: number, read: ParsedPhrase[]): number {
  const what = read.filter((piece) => !isCopula(piece)).at(-1);
  if (!what) return 0;
  const isFrom = [what, read.at(-2)].some((piece) => fromInAmharic.test(piece?.typed ?? ""));
  const mayBe = isRuledOut(what) || mayBeRuledOut(what, true);
  for (let length = longestRuling; length > 0; length--) {
    const key = phraseAt(pieces, place, length);
    const isFurther = aside.test(key) && /^from$/i.test(typedAt(pieces, place + length));
    if (mayBe && !isFurther && (excludingBefore.has(key) || (isFrom && outsideOf.has(key)))) return length;
    if (what.means?.absent && needless.has(key)) return length;
  }
  // "Private university no".
  const { length, isFirm } = rulingAt(pieces, place);
  const isLast = pieces.slice(place + length).every(isBetween);
  return mayBe && length > 0 && isFirm && isLast && read.length > 1 ? pieces.length - place : 0;
}

function mayBeRuledOut({ means, typed }: ParsedPhrase, isFirm: boolean): boolean {
  if (means?.absent) return true;
  if (means === null) return bare(typed).length > (isFirm ? 1 : 2) && !isExcludingWord(typed);
  if (!isFirm) return means.about === "country" || means.about === "place" || means.about === "money";
  return !untouched.has(means.about) && !(means.about === "kind" && means.kind === "scholarships");
}

const untouched = new Set<Meaning["about"]>(["small", "wish", "time", "amount", "ruledOut"]);

/** A tag with fewer points than this excludes nothing: accounting is only a part of business. */
const surely = 5;
/** Tags about who may apply don't say where it is. */
const saysWho = "citizen ";

/** What these words exclude. Its meaning stays in `tags`, `words` and `names`: listings that match it are left out. */
function leftOut({ typed, words: named, means }: ParsedPhrase, words: string[]): ParsedPhrase {
  if (means?.absent) return { typed: words.join(" "), words, means: means.absent };
  return {
    typed: `not ${typed}`,
    words,
    means: meaning("ruledOut", `Not: ${means?.label ?? typed}`, {
      ...whatIsLeftOut(means, typed),
      demoted: mentionsOf(means, typed, words),
      kind: kindBeside(means, named),
    }),
  };
}

/** "Not Kisii University" and "not private universities" are for colleges, "everything except loans" for awards. */
function kindBeside(means: Meaning | null, words: string[]): Meaning["kind"] {
  if (means === null) return words.some((word) => institution.test(word)) ? "colleges" : null;
  const isOfOneTab =
    means.about === "money" || means.about === "work" || (means.about === "kind" && means.label !== null);
  return isOfOneTab ? means.kind : null;
}

function whatIsLeftOut(means: Meaning | null, typed: string): Partial<Meaning> {
  if (means === null && isOneOf(typed, ["government", "public", "federal", "serikali"]))
    return { tags: { "school Public university": 9 }, names: [...ofGovernments, ...moreOfGovernments] };
  if (means === null && isOneOf(typed, ["private"])) return { tags: { "school Private university": 9 } };
  if (means === null) return { names: [...namesOf(typed), ...spellingVariants(bare(fold(typed)))] };
  if (namesTab({ typed, words: [], means })) return { tags: tagsOfKind(means) };
  const tags = Object.fromEntries(
    Object.entries(means.tags).filter(([tag, points]) => points >= surely && !tag.startsWith(saysWho)),
  );
  if (Object.keys(tags).length > 0) return { tags };
  if (means.about === "place") return { words: means.words, prefers: elsewhere(means) };
  return { names: [...means.words, ...stemsOf(typed)] };
}

/** "Without NYSC" leaves out the service itself, and what asks for it comes last. */
const mentionsOf = (means: Meaning | null, typed: string, words: string[]): string[] =>
  isLack(words) && (means === null || isAsked.has(means.about))
    ? [...new Set([bare(fold(typed)), ...(means?.words ?? [])])]
    : [];
/** Pidgin's "no be" is "not". */
const isLack = ([first = "", second = ""]: string[]) =>
  without.has(keyOf(first)) || (/^no$/i.test(first) && !excluding.has(keyOf(`${first} ${second}`)));
const isAsked = new Set<Meaning["about"]>(["work", "test"]);

/** "Not Nairobi": elsewhere in Kenya. */
const elsewhere = ({ within }: Meaning) => (within ? { [`country ${within}`]: surelyThere } : {});
const surelyThere = 9;

/** With at most one typing error: "goverment". */
const isOneOf = (typed: string, words: string[]) =>
  words.some((word) => editDistance(bare(fold(typed)), word) <= 1);

/** Words in the names of awards and employers of a government. */
const ofGovernments =
  "government, ministry, authority, commission, county, federal, public service, public sector, state department, state law office, state scholarship, state bursary, central bank".split(
    ", ",
  );

/** The first word of a name may be all of it: "Equity Bank" belongs to the "Equity Group". */
const namesOf = (typed: string): string[] => {
  const [first = "", ...others] = fold(typed).split(" ").map(bare);
  const isOwn = others.some((word) => organisation.test(word));
  return [[first, ...others].join(" "), ...(isOwn ? [first] : [])];
};

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
