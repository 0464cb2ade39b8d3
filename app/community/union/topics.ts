import { servedCountries, unionTopics } from "#database/schema/lists.ts";

export type Topic = (typeof unionTopics)[number];

interface TopicFacts {
  name: string;
  about: string;
}

const byCountry = Object.fromEntries(
  servedCountries.map((country) => [
    country.toLowerCase(),
    { name: country, about: `Exams, loans, embassies and schools in ${country}.` },
  ]),
) as Record<"kenya" | "nigeria" | "ghana" | "ethiopia" | "uganda", TopicFacts>;

export const topics: Record<Topic, TopicFacts> = {
  ...byCountry,
  technology: { name: "Technology", about: "Computer Science, Engineering, Architecture." },
  health: { name: "Health and care", about: "Medicine, Nursing, Psychology, Social Work." },
  business: { name: "Business and law", about: "Business, Law, Communications." },
  sciences: { name: "Sciences and agriculture", about: "Sciences, Agriculture." },
  arts: { name: "Arts and education", about: "Arts, Education." },
  choosing: { name: "Choosing where to apply", about: "Countries, schools, courses and what they cost." },
  applying: {
    name: "Writing the application",
    about: "Essays, recommendation letters, forms and documents.",
  },
  tests: { name: "Tests and interviews", about: "IELTS, SAT, GRE, interviews and how to prepare." },
  visas: { name: "Visas and travel", about: "Proof of funds, embassies, flights and the first week." },
  studying: {
    name: "Studying and after",
    about: "Money, housing, work beside study, internships, going home.",
  },
  "ask-a-scholar": {
    name: "Ask a scholar",
    about: "Questions to students who have won an award or studied abroad.",
  },
};

export const topicGroups: { title: string; topics: Topic[] }[] = [
  { title: "Ask a scholar", topics: ["ask-a-scholar"] },
  { title: "By country", topics: ["kenya", "nigeria", "ghana", "ethiopia", "uganda"] },
  { title: "By field", topics: ["technology", "health", "business", "sciences", "arts"] },
  { title: "By stage", topics: ["choosing", "applying", "tests", "visas", "studying"] },
];

interface Arranged {
  groups: { title: string; topics: Topic[] }[];
  /** Topics without a question. */
  quiet: Topic[];
}

/**
 * The topics with the member's own country first, and those without a question apart: they would make a lively place
 * look empty.
 */
export function arrangeTopics(isAlive: (topic: Topic) => boolean, country: string | null): Arranged {
  const own = country?.toLowerCase();
  const isShown = (topic: Topic) => isAlive(topic) || topic === own;
  const ordered = topicGroups.slice(1).map(({ title, topics: all }) => ({
    title,
    topics: all.toSorted((one, other) => Number(other === own) - Number(one === own)),
  }));
  return {
    groups: ordered
      .map(({ title, topics: all }) => ({ title, topics: all.filter(isShown) }))
      .filter(({ topics: shown }) => shown.length > 0),
    quiet: ordered.flatMap(({ topics: all }) => all.filter((topic) => !isShown(topic))),
  };
}

export const isTopic = (given: string | null | undefined): given is Topic =>
  (unionTopics as readonly (string | null | undefined)[]).includes(given);
