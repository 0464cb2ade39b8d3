import { countryNames } from "../extractors/country-names.ts";
import { countriesIn } from "../extractors/extract-country.ts";
import { levelsIn } from "../extractors/extract-level.ts";
import { countryOfNation } from "../extractors/nations.ts";

/** What identifies a record. */
export interface NamedRecord {
  id: string;
  title: string;
  aliases: readonly string[];
  provider: string;
  /** Its official address; may be empty. */
  address: string;
  country: string;
}

interface NamedFind {
  title: string;
  provider: string;
  address: string;
}

type AwardMatch = { id: string; title: string; isCertain: boolean };

/** Words of blog posts, not of names: "Chevening Scholarships 2018/2019 for Study in the UK (Fully Funded)". */
const postWords = new Set(
  `a an and at by de des du en et for from in into la le les of on or the to with your our its their is are be will under via as per
  scholarship scholarships scholar scholars program programs programme programmes fellowship fellowships fellow fellows award awards bursary
  bursaries grant grants scheme schemes fund funds funding funded fully full partial partially paid tuition bourse bourses sponsorship initiative
  student students study studies studying international global african africans africa youth young people citizens nationals developing
  countries country world apply application applications applicants call calls open opens opening opened now available announced announces
  announcement launched launch invited invites inviting invitation deadline closing soon new latest annual round cohort intake edition
  session academic year years class opportunity opportunities offer offers offered prestigious free online abroad win up usd eur gbp worth
  month support degree degrees course courses level levels master masters msc ma mba phd phds doctoral doctorate postdoctoral undergraduate
  undergraduates bachelor bachelors graduate graduates postgraduate postgraduates research stipend leaders leadership excellence merit
  university universities college institute school government foundation trust international nationwide 1st 2nd 3rd first second
  eligible apply internship internships intern interns trainee trainees traineeship job jobs ltd plc company group graduate entry ielts toefl bsc form grade
  structured management career early paid`.split(/\s+/),
);

/** Single common words that are also names: another word of the record must accompany them. */
const minTokenLength = 4;
/** A word is rare if at most this many records have it. */
const maxRecordsOfRare = 3;
/** The share of the find's distinctive words that the record must explain. */
const minShare = 0.55;
const minCoverage = 0.6;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/['’]s?\b/g, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const singular = (word: string) =>
  word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

/** The words that identify an award, without years and the words that posts add. */
const distinctive = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !postWords.has(word) && !/^\d{1,4}$/.test(word) && word.length > 1)
      .map(singular),
  ),
];

/** "Ghana", "Ghanaian" of an award in Ghana: not a part of its name. */
const isOfCountry = (word: string, country: string): boolean =>
  countryOfNation(word) === country ||
  [0, 1, 2, 3].some(
    (ending) => countryNames.get(word.slice(0, Math.max(2, word.length - ending))) === country,
  );

const withoutBrackets = (title: string) =>
  title
    .replace(/\([^()]{0,200}\)|\[[^[\]]{0,200}\]/g, " ")
    .replace(/, [^,]{3,60}$/, (end) => (/universit|college|school/i.test(end) ? end : " "));

const hostOf = (address: string) =>
  URL.parse(address)
    ?.hostname.replace(/^www\./, "")
    .toLowerCase() ?? "";

/** Both have words, but none in common. */
const haveNothingInCommon = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value));

/** "Rhodes University", for "rhode". */
function isSchoolNamed(word: string, title: string): boolean {
  const words = wordsOf(title);
  return words.some(
    (one, place) =>
      singular(one) === word && /^(?:university|college|polytechnic)$/.test(words[place + 1] ?? ""),
  );
}

interface AwardName {
  required: string[];
  /** As written: "KCB", to compare abbreviations in capitals. */
  written: string;
}

/** Finds the record that a post is about, among all of a kind, by words that are rare in the catalogue. */
export function createAwardMatcher(records: readonly NamedRecord[]): (find: NamedFind) => AwardMatch | null {
  const prepared = records.map((record) => ({
    record,
    names: [withoutBrackets(record.title), record.title, ...record.aliases].flatMap(
      (written): AwardName[] => {
        const required = distinctive(written);
        return required.length > 0 ? [{ required, written }] : [];
      },
    ),
    all: new Set(distinctive([record.title, ...record.aliases, record.provider, record.country].join(" "))),
    levels: levelsIn(record.title),
    places: countriesIn(record.title),
    host: hostOf(record.address),
  }));
  const counts = new Map<string, number>();
  for (const { all } of prepared) for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  const hosts = new Map<string, number>();
  for (const { host } of prepared) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  const weight = (word: string) => Math.log((records.length + 2) / ((counts.get(word) ?? 0) + 1)) + 0.2;
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);

  return ({ title, provider, address }) => {
    const titleWords = distinctive(title);
    const known = new Set([...titleWords, ...distinctive(provider)]);
    const levels = levelsIn(title);
    const places = countriesIn(title);
    const host = hostOf(address);
    const scored = prepared.flatMap(
      ({ record, names, all, levels: own, places: itsPlaces, host: itsHost }) => {
        const contradicts = haveNothingInCommon(own, levels) || haveNothingInCommon(itsPlaces, places);
        const isSameHost = host !== "" && host === itsHost && (hosts.get(host) ?? 0) <= maxRecordsOfRare;
        const best = names
          .map((name) => {
            const matched = name.required.filter((word) => known.has(word));
            const coverage = sum(matched) / sum(name.required);
            const explained = titleWords.filter((word) => all.has(word));
            const others = titleWords.filter((word) => !all.has(word) && !isOfCountry(word, record.country));
            const share = sum(explained) / Math.max(0.01, sum(explained) + sum(others));
            return { coverage, share, worth: sum(explained), isNamed: isNamedBy(name, matched, title) };
          })
          .toSorted(
            (one, other) => Number(other.isNamed) - Number(one.isNamed) || other.coverage - one.coverage,
          )[0];
        if (!best || contradicts) return [];
        const isWhole = best.isNamed && best.coverage > 0.999 && best.share >= minShare;
        const isAtHost = isSameHost && best.coverage >= minCoverage && best.share >= minShare && best.isNamed;
        const isLikely = best.isNamed && best.coverage >= minCoverage && best.share >= 0.3;
        return isWhole || isAtHost || isLikely ? [{ record, ...best, isCertain: isWhole || isAtHost }] : [];
      },
    );
    const [first, second] = scored.toSorted(
      (one, other) =>
        Number(other.isCertain) - Number(one.isCertain) || other.worth - one.worth || other.share - one.share,
    );
    if (!first) return null;
    // Two records explain the post equally well: an editor decides.
    const isTie = second?.isCertain === true && second.worth > first.worth * 0.98;
    return { id: first.record.id, title: first.record.title, isCertain: first.isCertain && !isTie };
  };

  /** By a rare word, or by two words that few records share. Abbreviations must be in capitals, as in the record. */
  function isNamedBy({ required, written }: AwardName, matched: readonly string[], title: string): boolean {
    if (required.length === 1) {
      const [word = ""] = required;
      if (matched.length === 0 || (counts.get(word) ?? 0) > maxRecordsOfRare) return false;
      const form = written.split(/[^A-Za-z\d-]/).find((one) => singular(one.toLowerCase()) === word) ?? "";
      if (/^[A-Z\d-]{2,40}$/.test(form))
        return word.length >= minTokenLength - 1 && title.split(/[^A-Za-z\d-]/).includes(form);
      // "Rhodes University" is not the Rhodes Trust.
      if (isSchoolNamed(word, title) && !/universit|college/i.test(written)) return false;
      // "Great", "Rise", "Reach": ordinary words unless written as the name is.
      return word.length >= minTokenLength && !everyday.has(word);
    }
    const rare = matched.filter((word) => (counts.get(word) ?? 0) <= maxRecordsOfRare && !everyday.has(word));
    return rare.length > 0 || (matched.length > 1 && sum(matched) > weight("") * 1.2);
  }
}

/** Names of records that are also everyday words. */
const everyday = new Set(
  "great rise reach wing equity total future heap link shared public science innovation engineering women teacher girl nursing bright local foreign".split(
    " ",
  ),
);
