import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { editDistance } from "#app/shared/text/edit-distance.ts";
import { joinAlternatives } from "./alternatives.ts";
import { isExcludingWord, readExclusions } from "./exclusions.ts";
import { bare, fold } from "./fold.ts";
import { readJambScore } from "./jamb-score.ts";
import { consonantsOf, foreignForms, squeeze } from "./lexicon/more-affixes.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type Meaning, meaning, type ParsedPhrase } from "./meaning.ts";
import { readFees, readMoney } from "./money.ts";
import { readPeople } from "./people.ts";
import { plainQuery } from "./plain-query.ts";
import { readQualifications } from "./qualifications.ts";
import { spellingVariants } from "./spelling-variants.ts";

/** A parsed query. */
export interface ParsedQuery {
  /** The text without punctuation and polite words: see `plainQuery`. */
  text: string;
  pieces: ParsedPhrase[];
  /** The tab that the words name, if any. */
  kind: Kind | null;
}

/** A phrase of more words than this is found by its parts. */
const longestPhrase = 6;
/**
 * Limits on the words that are parsed and the pieces that are searched for. Long sentences are mostly small words.
 */
const mostRead = 30;
const mostTelling = 8;

/** Splits a text into pieces, the longest phrase first. Unknown words become pieces too. */
export function readQuery(typedText: string, today: string): ParsedQuery {
  const text = plainQuery(typedText);
  const lexicon = lexiconOf(today);
  const words = text
    .split(" ")
    .flatMap((word) => splitJoined(lexicon, word))
    .filter(isNotRepeated)
    .slice(0, mostRead);
  const keys = words.map((word) => (/^[a-e]-$/i.test(word) ? fold(word) : bare(fold(word))));
  const isEthiopian = keys.some((key) => isOfEthiopia(lexicon, key));
  const pieces: ParsedPhrase[] = [];
  for (let place = 0; place < words.length; ) {
    const { length, means } = readJambScore(keys, place) ??
      readMoney(keys, place) ??
      understand(lexicon, keys, place, isEthiopian) ?? {
        length: 1,
        means: isSmall(words[place] ?? "") ? small : null,
      };
    const typed = words.slice(place, place + length);
    pieces.push({ typed: typed.join(" "), words: typed, means });
    place += length;
  }
  const read = readPeople(
    readExclusions(pieces.map(withoutWhatIsRuledOut).map(educationItself).map(whatOneIs).map(dropRepeated)),
  );
  const telling = upToTelling(withoutHomeCountry(joinAlternatives(readQualifications(readFees(read)))));
  const kind = kindIn(telling);
  return {
    text,
    pieces: kind === "colleges" ? telling.map((piece) => asIntake(lexicon, piece)) : telling,
    kind,
  };
}

/** Colleges begin "in January", awards close then. */
function asIntake(lexicon: Lexicon, piece: ParsedPhrase): ParsedPhrase {
  const month = /^(?:in )?(\w+)$/.exec(fold(piece.typed))?.[1];
  const means = piece.means?.about === "time" && month ? lexicon.phrases.get(`${month} intake`) : null;
  return means ? { ...piece, means } : piece;
}

/** Duplicates are dropped, except words that join or exclude others, and excluded words. */
const isNotRepeated = (word: string, place: number, all: string[]) =>
  word !== "" &&
  (all.indexOf(word) === place ||
    /^(or|and)$/i.test(word) ||
    [place - 1, place].some((at) => isExcludingWord(all[at] ?? "", all[at - 1])));

/** A text with this many small words, or this many words, is a sentence. */
const sentence = { small: 2, words: 6 };

/** A sentence contains words that don't describe the listing. */
export const isSentence = ({ pieces }: ParsedQuery): boolean =>
  pieces.filter((piece) => !isTelling(piece)).length >= sentence.small ||
  pieces.flatMap(({ words }) => words).length >= sentence.words;

/** Whether some words are of another language: what the lexicon doesn't know is then probably a word of that language too. */
export const isForeign = ({ pieces }: ParsedQuery): boolean =>
  pieces.some(({ typed, means }) => means?.english && !isSlipOf(typed, means.english));

/** "Medecine" is French, or English with a slip. */
const isSlipOf = (typed: string, english: string) => editDistance(bare(fold(typed)), english) <= 1;

const isTelling = ({ means }: ParsedPhrase) => means?.about !== "small";

function upToTelling(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const last = pieces.filter(isTelling)[mostTelling - 1];
  return last ? pieces.slice(0, pieces.indexOf(last) + 1) : pieces;
}

/** "Nursing without physics" requires no physics. */
function withoutWhatIsRuledOut(piece: ParsedPhrase, place: number, pieces: ParsedPhrase[]): ParsedPhrase {
  const isRuledOut =
    (piece.means?.about === "field" || piece.means?.about === "test") &&
    piece.means.absent === null &&
    /^without$/i.test(pieces[place - 1]?.typed ?? "");
  return isRuledOut ? { ...piece, means: small } : piece;
}

/** "Free education" and "university education" aren't the subject. */
function educationItself(piece: ParsedPhrase, place: number, pieces: ParsedPhrase[]): ParsedPhrase {
  const before = pieces[place - 1]?.means;
  const isItself =
    /^education$/i.test(piece.typed) &&
    (before?.about === "money" || (before?.about === "kind" && before.kind === "colleges"));
  return isItself ? { ...piece, means: small } : piece;
}

/** "I am a pastor" counts less than what is searched for. */
function whatOneIs(piece: ParsedPhrase, place: number, pieces: ParsedPhrase[]): ParsedPhrase {
  const isSaid =
    piece.means?.about === "field" && /(?:^| )(?:am|i'm|im) an?$/i.test(typedBefore(pieces, place));
  return piece.means && isSaid ? { ...piece, means: { ...piece.means, isLoose: true } } : piece;
}

const typedBefore = (pieces: ParsedPhrase[], place: number) =>
  pieces
    .slice(Math.max(0, place - 2), place)
    .map(({ typed }) => typed)
    .join(" ");

/** "KCSE mean grade B-" names the exam twice. */
function dropRepeated(piece: ParsedPhrase, place: number, pieces: ParsedPhrase[]): ParsedPhrase {
  const keyOf = (means: Meaning | null) => means?.label && [means.label, ...Object.keys(means.tags)].join();
  const isSaid = pieces.slice(0, place).some(({ means }) => keyOf(means) === keyOf(piece.means));
  // "Law, but no courts": only that word is excluded.
  if (isSaid && piece.means?.about === "field" && isExcludingWord(pieces[place - 1]?.typed ?? ""))
    return { ...piece, means: null };
  return keyOf(piece.means) && isSaid
    ? { ...piece, means: { ...small, kind: piece.means?.kind ?? null } }
    : piece;
}

const landsOf = (tags: Record<string, number>) =>
  Object.keys(tags).filter((tag) => tag.startsWith("country "));

/**
 * Someone who writes in Kiswahili, or names the KCSE, searches for studies in Kenya first, unless the search names
 * another country.
 */
function withoutHomeCountry(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const named = pieces.flatMap(({ means }) => (means?.about === "country" ? landsOf(means.tags) : []));
  if (named.length === 0) return pieces;
  return pieces.map((piece) => {
    const away = landsOf(piece.means?.prefers ?? {}).filter((land) => !named.includes(land));
    if (!piece.means || away.length === 0) return piece;
    const prefers = Object.entries(piece.means.prefers).filter(([tag]) => !away.includes(tag));
    return { ...piece, means: { ...piece.means, prefers: Object.fromEntries(prefers) } };
  });
}

/** "UN-women", of which the lexicon knows a part, and "non-EU". "M-PESA" is a name. */
function splitJoined(lexicon: Lexicon, word: string): string[] {
  const parts = word.split("-");
  if (parts.length === 1 || findMeaning(lexicon, bare(fold(word)))) return [word];
  const isMeant = (part: string) => {
    const means = findMeaning(lexicon, fold(part));
    return means !== null && means.about !== "small" && part.length > 2;
  };
  return parts.some(isMeant) || /^non$/i.test(parts[0] ?? "") ? parts.filter(Boolean) : [word];
}

function understand(lexicon: Lexicon, keys: string[], place: number, isEthiopian: boolean) {
  for (let length = Math.min(lexicon.longest, longestPhrase, keys.length - place); length > 0; length--) {
    const phrase = keys.slice(place, place + length).join(" ");
    const means =
      findMeaning(lexicon, phrase) ??
      findVariantMeaning(lexicon, phrase) ??
      findForeignMeaning(lexicon, phrase, isEthiopian);
    if (means) return { length, means };
  }
  return null;
}

const small = meaning("small", null);

/** "4" for "for", "20" as a mark: such short pieces occur in too many texts to be useful beside other words. */
const isSmall = (word: string) => /^([&+]|[a-z][+-]?|\d{1,3}|\d\.\d{1,2})[,.!?]*$/i.test(word);

const findMeaning = ({ phrases, joined }: Lexicon, phrase: string): Meaning | null =>
  phrases.get(phrase) ?? joined.get(phrase.replaceAll(" ", "").replaceAll("-", "")) ?? null;

/** Singular for plural, British for American, without "of" or "in"; in a phrase, only in its last or first word. */
function findVariantMeaning(lexicon: Lexicon, phrase: string): Meaning | null {
  const last = phrase.lastIndexOf(" ") + 1;
  const first = phrase.indexOf(" ");
  const forms = [
    ...spellingVariants(phrase.slice(last)).map((form) => phrase.slice(0, last) + form),
    ...(first > 0 ? spellingVariants(phrase.slice(0, first)).map((form) => form + phrase.slice(first)) : []),
  ];
  for (const form of forms) {
    const means = lexicon.phrases.get(form);
    if (means) return means;
  }
  return null;
}

/** Words of other languages without affixes, doubled letters or, if they are Amharic, vowels. */
function findForeignMeaning(lexicon: Lexicon, phrase: string, isEthiopian: boolean): Meaning | null {
  const words = phrase.split(" ");
  const forms = [phrase, ...(words.length > 1 ? [] : foreignForms(phrase))];
  for (const form of forms) {
    const means = lexicon.phrases.get(form) ?? lexicon.squeezed.get(squeeze(form));
    if (means?.english) return means;
  }
  const isOther = (word: string) =>
    /\d/.test(word) || isExcludingWord(word) || lexicon.phrases.get(word)?.english === null;
  if (words.some(isOther)) return null;
  const fewest = isEthiopian ? 0 : words.length > 1 ? fewestConsonants.several : fewestConsonants.one;
  for (const consonants of forms.map(consonantsOf)) {
    const means = consonants.length < fewest ? null : lexicon.consonants.get(consonants);
    if (means && (isEthiopian || !isMisspelt(phrase, means))) return means;
  }
  return null;
}

/** "Skolarship" is misspelt English. */
const isMisspelt = (phrase: string, { english }: Meaning) =>
  english !== null && editDistance(phrase, english) <= mostErrors;
const mostErrors = 2;

/** Fewer are enough beside another word of Ethiopia: "border" isn't Bahir Dar. */
const fewestConsonants = { one: 5, several: 6 };

const isOfEthiopia = ({ ethiopian, consonants }: Lexicon, key: string): boolean => {
  if (ethiopian.has(key)) return true;
  return [key, ...foreignForms(key)].map(consonantsOf).some((sound) => {
    const means = sound.length < fewestConsonants.one ? null : consonants.get(sound);
    return means && !isMisspelt(key, means);
  });
};

/**
 * "A school scholarship" is a scholarship, and "a job at a school" a job: other kinds take precedence over schools.
 */
const tellingKinds: Kind[] = ["scholarships", "internships", "colleges"];

/** The tab that a word names, or the one that its meaning belongs to. */
function kindIn(pieces: ParsedPhrase[]): Kind | null {
  const telling = pieces.some(isLearning) ? pieces.filter((piece) => !isWorkLearned(piece)) : pieces;
  const namedBy = (isName: boolean) =>
    tellingKinds.find((kind) =>
      telling.some(({ means }) => means?.kind === kind && namesKind(means) === isName),
    );
  const named = namedBy(true);
  const kind = named ?? (pieces.some(isPostgraduate) ? null : namedBy(false)) ?? null;
  // Orphans and refugees who search for a university need funding for it.
  return kind === "colleges" && pieces.some(isForGroup) ? "scholarships" : kind;
}

/** "I want to learn mechanic work" asks for a course. */
const isLearning = ({ means }: ParsedPhrase) => means?.about === "small" && means.kind === "colleges";
const isWorkLearned = ({ typed, means }: ParsedPhrase) =>
  /^work$/i.test(typed) || (means?.english === "jobs" && !typed.includes(" "));

const isForGroup = ({ means }: ParsedPhrase) =>
  means?.about === "group" && !means.isLoose && !("for women" in means.tags);

/** "A loan for university" belongs to awards, "a vacation job for university students" to internships. */
const namesKind = ({ about, label, kind }: Meaning) =>
  label === null ||
  ((about === "money" || about === "ruledOut") && kind === "scholarships") ||
  ((about === "work" || about === "ruledOut") && kind === "internships");

/** A master's or a doctorate in a subject may be an award or a university course: the best match decides. */
const isPostgraduate = ({ means }: ParsedPhrase) =>
  means?.about === "level" && ("level graduate" in means.tags || "level doctorate" in means.tags);

/** The recognised terms for display, without duplicates. */
export const understood = ({ pieces }: ParsedQuery): ParsedPhrase[] =>
  pieces.filter(({ means }) => means?.label);
