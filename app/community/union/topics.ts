import { placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { servedCountries, unionTopics } from "#database/schema/lists.ts";
import { aboutCountry, type groupNames, topicNames } from "./topic-words.ts";

export type Topic = (typeof unionTopics)[number];

interface TopicFacts {
  name: string;
  about: string;
}

/** A topic in the current language: of a country, a field or a stage. */
export function topicFacts(topic: Topic): TopicFacts {
  const named = lookUp(topicNames, topic);
  if (named) return named;
  const country = placeName(servedCountries.find((one) => one.toLowerCase() === topic) ?? "");
  return { name: country, about: aboutCountry(country) };
}

type TopicGroup = keyof typeof groupNames;

export const topicGroups: { group: TopicGroup; topics: Topic[] }[] = [
  { group: "scholars", topics: ["ask-a-scholar"] },
  { group: "country", topics: ["kenya", "nigeria", "ghana", "ethiopia", "uganda"] },
  { group: "field", topics: ["technology", "health", "business", "sciences", "arts"] },
  { group: "stage", topics: ["choosing", "applying", "tests", "visas", "studying"] },
];

interface ArrangedTopics {
  groups: { group: TopicGroup; topics: Topic[] }[];
  /** Topics without a question. */
  quiet: Topic[];
}

/**
 * The topics with the member's own country first. Those without a question are separate: they would make an active
 * union look empty.
 */
export function arrangeTopics(isAlive: (topic: Topic) => boolean, country: string | null): ArrangedTopics {
  const own = country?.toLowerCase();
  const isShown = (topic: Topic) => isAlive(topic) || topic === own;
  const ordered = topicGroups.slice(1).map(({ group, topics: all }) => ({
    group,
    topics: all.toSorted((one, other) => Number(other === own) - Number(one === own)),
  }));
  return {
    groups: ordered
      .map(({ group, topics: all }) => ({ group, topics: all.filter(isShown) }))
      .filter(({ topics: shown }) => shown.length > 0),
    quiet: ordered.flatMap(({ topics: all }) => all.filter((topic) => !isShown(topic))),
  };
}

export const isTopic = (given: string | null | undefined): given is Topic =>
  (unionTopics as readonly (string | null | undefined)[]).includes(given);
