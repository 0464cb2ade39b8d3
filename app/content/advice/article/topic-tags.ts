import { topicNames } from "../category-words.ts";

const most = 8;

const topics: { topic: keyof typeof topicNames; words: RegExp }[] = [
  { topic: "scholarship", words: /scholarship|ufadhili|\bbourse|ስኮላርሺፕ/i },
  { topic: "abroad", words: /study(?:ing)?[\s-]{1,5}abroad|nje ya nchi|à l[’']étranger|በውጭ ሀገር/i },
  { topic: "application", words: /application|\bmaombi\b|candidature|ማመልከቻ/i },
  { topic: "aid", words: /financial[\s-]{1,5}aid|kulipa karo|aide financière|የገንዘብ ድጋፍ/i },
  { topic: "university", words: /universit|college|chuo|ዩኒቨርሲቲ|ኮሌጅ/i },
  { topic: "internship", words: /internship|mafunzo ya kazini|\bstages?\b|ኢንተርንሺፕ/i },
  { topic: "visa", words: /\bvisas?\b|ቪዛ/i },
  { topic: "essay", words: /essay|\binsha\b|texte à rédiger|ድርሰት/i },
  { topic: "admission", words: /admission|kujiunga na chuo|ቅበላ/i },
];

/** An article's topics, from the words it uses: eight at most. */
export function topicTags(...texts: string[]): string[] {
  const text = texts.join("\n");
  return topics
    .filter(({ words }) => words.test(text))
    .map(({ topic }) => topicNames[topic])
    .slice(0, most);
}
