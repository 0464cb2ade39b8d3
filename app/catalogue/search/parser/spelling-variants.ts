/** Endings and spellings that vary between writers. */
const ways: [RegExp, string][] = [
  [/'s$/, ""],
  [/ies$/, "y"],
  [/([sx]|ch|sh)es$/, "$1"],
  [/s$/, ""],
  [/isation$/, "ization"],
  [/ization$/, "isation"],
  [/programme$/, "program"],
  [/program$/, "programme"],
  [/centre$/, "center"],
  [/center$/, "centre"],
  [/(lab|harb|hon|behavi|neighb)our/, "$1or"],
  [/(lab|harb|hon|behavi|neighb)or(?!u)/, "$1our"],
  [/defence$/, "defense"],
  [/defense$/, "defence"],
  [/licence$/, "license"],
  [/license$/, "licence"],
  [/counselling/, "counseling"],
  [/counseling/, "counselling"],
  [/paed/, "ped"],
  [/enrol(?!l)/, "enroll"],
  // "z'abawala", "l'université": of, the.
  [/^\p{L}{1,2}'(?=\p{L}{3})/u, ""],
  // Amharic writes "for", "in", "of" and "from" as the first letter of the word.
  [/^[ለበየከ](?=\p{L}{2})/u, ""],
  // The same in Latin letters: "yewich", "lesetoch".
  [/^(?:ye|le|be|ke)(?=\p{L}{4})/u, ""],
];

/** The same word without its plural ending, or in American spelling if it was British. */
export const spellingVariants = (word: string): string[] =>
  word.length < (/\p{Script=Ethiopic}/u.test(word) ? 3 : 4)
    ? []
    : [
        ...new Set(ways.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to))),
      ].filter((form) => form.length > 1 && form !== word);
