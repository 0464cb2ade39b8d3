import { fold } from "./fold.ts";
import { countries } from "./lexicon/countries.ts";
import { foreignCountryNames } from "./lexicon/country-names.ts";
import { fields } from "./lexicon/fields.ts";
import { groups } from "./lexicon/groups.ts";
import { kindWords } from "./lexicon/kind-words.ts";
import { levels } from "./lexicon/levels.ts";
import { money } from "./lexicon/money.ts";
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
  /** The longest phrase, in words. */
  longest: number;
}

/** Joined phrases as short as this are ordinary words. */
const shortestJoined = 7;

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
      add(localPhrase, { ...means, english, prefers: { ...means.prefers, ...(country && openTo(country)) } });
    }
  for (const [localPhrase, english] of foreignCountryNames()) {
    const means = phrases.get(english);
    if (means?.about === "country") add(localPhrase, { ...means, english });
  }
  const joined = new Map<string, Meaning>();
  for (const [phrase, means] of phrases) {
    const together = phrase.replace(/[ -]/g, "");
    if (together.length >= shortestJoined && !phrases.has(together)) joined.set(together, means);
  }
  return {
    phrases,
    joined,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
  };
}
