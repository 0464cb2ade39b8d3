import { fold } from "./fold.ts";
import { countries } from "./lexicon/countries.ts";
import { foreignCountryNames } from "./lexicon/country-names.ts";
import { fields } from "./lexicon/fields.ts";
import { groups } from "./lexicon/groups.ts";
import { kindWords } from "./lexicon/kind-words.ts";
import { levels } from "./lexicon/levels.ts";
import { money } from "./lexicon/money.ts";
import { consonantsOf, squeeze } from "./lexicon/more-affixes.ts";
import { moreEmployers, moreEnglish, moreLanguages, moreTopicWords } from "./lexicon/more-words.ts";
import { otherLanguages } from "./lexicon/other-languages.ts";
import { places } from "./lexicon/places.ts";
import { smallWords } from "./lexicon/small-words.ts";
import { tests } from "./lexicon/tests.ts";
import { times } from "./lexicon/times.ts";
import { topicWords } from "./lexicon/topics.ts";
import { work } from "./lexicon/work.ts";
import type { LexiconEntry, Meaning } from "./meaning.ts";

/** All known phrases. `joined` finds them without their spaces too. */
export interface Lexicon {
  phrases: Map<string, Meaning>;
  joined: Map<string, Meaning>;
  /** Phrases of other languages, by their letters without doubling them. */
  squeezed: Map<string, Meaning>;
  /** Phrases of Ethiopia by their consonants. Null if two phrases with different meanings share them. */
  consonants: Map<string, Meaning | null>;
  /** Words of those phrases. */
  ethiopian: Set<string>;
  /** The longest phrase, in words. */
  longest: number;
}

/** Joined phrases as short as this are ordinary words. */
const shortestJoined = 7;
const shortestSqueezed = 5;
const fewestConsonants = 3;
const shortestTelling = 4;

/** The first entry of a phrase wins. */
const entries = (today: string): LexiconEntry[] => [
  ...countries,
  ...levels,
  ...fields,
  ...money,
  ...groups,
  ...work,
  ...times(today),
  ...tests,
  ...kindWords,
  ...places,
  ...smallWords,
  ...moreEmployers,
];

let last: { day: string; lexicon: Lexicon } | null = null;

/** The lexicon of a day, since "this month" changes its meaning. */
export function lexiconOf(today: string): Lexicon {
  if (last?.day !== today) last = { day: today, lexicon: build(entries(today)) };
  return last.lexicon;
}

const openTo = (country: string) => ({
  [`country ${country}`]: 3,
  [`citizen ${country}`]: 3,
  // On their own these match hardly any listing.
  ...(country === "Somalia" && { "citizen Africa": 4, "citizen Sub-Saharan Africa": 4, "citizen Any": 4 }),
});

function build(all: LexiconEntry[]): Lexicon {
  const phrases = new Map<string, Meaning>();
  const add = (says: string, means: Meaning) => {
    for (const phrase of says.split(", ").map(fold)) if (!phrases.has(phrase)) phrases.set(phrase, means);
  };
  for (const [says, means] of all) add(says, means);
  const consonants = new Map<string, Meaning | null>();
  const ethiopian = new Set<string>();
  const addConsonants = (says: string, means: Meaning) => {
    for (const phrase of says.split(", ").map(fold)) {
      for (const word of phrase.split(" "))
        if (word.length >= shortestTelling && phrases.get(word)?.english !== null) ethiopian.add(word);
      const key = consonantsOf(phrase);
      const other = consonants.get(key);
      if (key.length >= fewestConsonants)
        consonants.set(key, other === undefined || other?.english === means.english ? means : null);
    }
  };
  const meantBy = (english: string): Meaning => {
    const means = phrases.get(english);
    if (!means) throw new Error(`The lexicon does not know "${english}"`);
    return means;
  };
  for (const [english, localPhrase] of [topicWords, moreTopicWords, moreEnglish].flatMap(Object.entries))
    add(localPhrase, meantBy(english));
  for (const { country, says } of [...otherLanguages, ...moreLanguages])
    for (const [localPhrase, english] of Object.entries(says)) {
      const means = meantBy(english);
      const here = { ...means, english, prefers: { ...means.prefers, ...(country && openTo(country)) } };
      add(localPhrase, here);
      if (country === "Ethiopia") addConsonants(localPhrase, here);
    }
  for (const [localPhrase, english] of foreignCountryNames()) {
    const means = phrases.get(english);
    if (means?.about === "country") add(localPhrase, { ...means, english });
  }
  const joined = new Map<string, Meaning>();
  const squeezed = new Map<string, Meaning>();
  for (const [phrase, means] of phrases) {
    const together = phrase.replace(/[ -]/g, "");
    if (together.length >= shortestJoined && !phrases.has(together)) joined.set(together, means);
    const once = squeeze(phrase);
    if (means.english && once.length >= shortestSqueezed && !phrases.has(once)) squeezed.set(once, means);
  }
  return {
    phrases,
    joined,
    squeezed,
    consonants,
    ethiopian,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
  };
}
