import type { Programme } from "../courses/programme.ts";
import { bare, fold } from "../search/parser/fold.ts";
import type { ParsedPhrase } from "../search/parser/meaning.ts";
import { readQuery } from "../search/parser/read-query.ts";

/** One thing that was typed, and everything in a programme that matches it. */
interface CourseTerm {
  /** Every one of them begins a word of the programme. */
  words: readonly string[];
  /** Or one of these phrases is in its name. */
  phrases: readonly string[];
  /** Or it is in one of these fields, even if its name doesn't say so. */
  fields: ReadonlySet<string>;
}

/** Words that say nothing about a course in a question like "what can I do with...". */
const fillers = new Set(
  "able aggregate bachelor can cluster clusters combination combinations course courses cut cutoff cutoffs degree degrees do get grade grades i jamb kuccps me minimum my off placement plain points portal requirement requirements study subject subjects take utme what which".split(
    " ",
  ),
);
/** A field counts as meant if the lexicon gives its tag at least this weight. */
const meant = 8;

/**
 * The programmes that match every term of a text, by the same lexicon as every search. Those whose own words match come
 * first. A text that names no course matches all of them.
 */
export function searchProgrammes(
  programmes: readonly Programme[],
  text: string,
  today: string,
): readonly Programme[] {
  const terms = readQuery(text, today).pieces.flatMap(termOf);
  if (terms.length === 0) return programmes;
  const named: Programme[] = [];
  const related: Programme[] = [];
  for (const programme of programmes) {
    const texts = textsOf(programme);
    const matches = terms.map((term) => matchTerm(term, texts, programme.field));
    if (matches.includes("none")) continue;
    (matches.includes("field") ? related : named).push(programme);
  }
  return [...named, ...related];
}

function termOf({ words, means }: ParsedPhrase): CourseTerm[] {
  const typed = words.map((word) => bare(fold(word))).filter((word) => word !== "" && !fillers.has(word));
  if (typed.length === 0 || means?.about === "small" || means?.about === "test") return [];
  // The filters handle level, money and kind.
  if (means && !["field", "place", "work", "name"].includes(means.about) && means.label === null) return [];
  const isField = means?.about === "field";
  const fields = Object.entries(means?.tags ?? {}).flatMap(([tag, weight]) =>
    weight >= meant && /^(field|program) /.test(tag) ? [tag.replace(/^(field|program) /, "")] : [],
  );
  return [
    {
      // "IT" must not match the beginning of "Italian", so fields of the lexicon are searched for by their phrases.
      words: isField ? typed.filter((word) => word.length > 3) : typed,
      phrases: isField ? means.words.map(fold) : [],
      fields: new Set(isField ? fields : []),
    },
  ];
}

function matchTerm(term: CourseTerm, { all, name }: ProgrammeTexts, field: string | null) {
  if (term.words.length > 0 && term.words.every((word) => all.includes(` ${word}`))) return "name";
  if (term.phrases.some((phrase) => name.includes(` ${phrase}`))) return "name";
  return field !== null && term.fields.has(field) ? "field" : "none";
}

interface ProgrammeTexts {
  name: string;
  /** The name, the institution, its place and the code. Each word has a space before it. */
  all: string;
}

const textsByProgramme = new WeakMap<Programme, ProgrammeTexts>();

function textsOf(programme: Programme): ProgrammeTexts {
  const known = textsByProgramme.get(programme);
  if (known) return known;
  const plain = (text: string) => ` ${fold(text).replaceAll(/[^\p{L}\p{N}+]+/gu, " ")}`;
  const { name, institution, region, code } = programme;
  const texts = {
    name: plain(name),
    all: plain([name, institution, region, code].filter(Boolean).join(" ")),
  };
  textsByProgramme.set(programme, texts);
  return texts;
}
