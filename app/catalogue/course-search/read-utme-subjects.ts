import { exams } from "../courses/exams.ts";
import { findSubject } from "../courses/subject-by-name.ts";

/** Words of a question about subjects, besides their names. */
const fillers = new Set(
  "a accept an and can combination combinations course courses do english for i in jamb me my need needs of or study subject subjects take takes that the to use utme what which with".split(
    " ",
  ),
);
/** Words in the longest name of a subject. */
const longest = 4;

const subjectsOf = (country: "Kenya" | "Nigeria") =>
  exams[country].groups.flatMap(({ subjects }) => subjects);
const [kenyan, nigerian] = [subjectsOf("Kenya"), subjectsOf("Nigeria")];

/**
 * "Which courses take Biology, Chemistry, Government?": three UTME subjects. Returns null if the text says anything
 * else, or if no country is chosen and the subjects may as well be Kenyan.
 */
export function readUtmeSubjects(text: string, isNigeria: boolean): string[] | null {
  const words: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = new Set<string>();
  let isNigerian = isNigeria || words.includes("jamb") || words.includes("utme");
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    if (fillers.has(word)) {
      at++;
      continue;
    }
    const size = [...Array(longest).keys()]
      .map((shorter) => longest - shorter)
      .find((count) => findSubject(nigerian, words.slice(at, at + count).join(" ")));
    const name = words.slice(at, at + (size ?? 0)).join(" ");
    const subject = findSubject(nigerian, name);
    if (!size || !subject) return null;
    isNigerian ||= findSubject(kenyan, name) === undefined;
    found.add(subject);
    at += size;
  }
  return isNigerian && found.size === 3 ? [...found] : null;
}
