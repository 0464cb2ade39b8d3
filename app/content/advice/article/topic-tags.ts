const most = 8;

const topics: { tag: string; words: RegExp }[] = [
  { tag: "Scholarship", words: /scholarship/i },
  { tag: "Study abroad", words: /study(?:ing)?[\s-]{1,5}abroad/i },
  { tag: "Application", words: /application/i },
  { tag: "Financial aid", words: /financial[\s-]{1,5}aid/i },
  { tag: "University or college", words: /universit(?:y|ies)|college/i },
  { tag: "Internship", words: /internship/i },
  { tag: "Visa", words: /\bvisas?\b/i },
  { tag: "Essay", words: /essay/i },
  { tag: "Admission", words: /admission/i },
];

/** An article's topics, from the words it uses: eight at most. */
export function topicTags(...texts: string[]): string[] {
  const text = texts.join("\n");
  return topics
    .filter(({ words }) => words.test(text))
    .map(({ tag }) => tag)
    .slice(0, most);
}
