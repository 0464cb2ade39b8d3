import { expect, test } from "vitest";
import { findSentences, listSentences } from "./list-sentences.ts";

const english = {
  "/app/saved/words.ts": {
    savedWords: {
      title: "Saved",
      list: { empty: "You haven't saved anything." },
      left: (days: number) => `${days} days left`,
      count: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    },
    icons: { arrow: "→" },
  },
};
const french = {
  "/app/saved/words.fr.ts": {
    savedWords: {
      title: "Enregistrés",
      list: { empty: "Vous n’avez rien enregistré." },
      left: (days: number) => `Il reste ${days} jours`,
      count: (count: number) => (count < 2 ? `${count} fiche` : `${count} fiches`),
    },
    icons: { arrow: "→" },
  },
};
const sentences = listSentences(french, english);

test("sentences are paired with the English ones; placeholders stay open", () => {
  expect(sentences).toEqual([
    { id: "app/saved/words.ts savedWords.title", text: "Enregistrés", english: "Saved" },
    {
      id: "app/saved/words.ts savedWords.list.empty",
      text: "Vous n’avez rien enregistré.",
      english: "You haven't saved anything.",
    },
    { id: "app/saved/words.ts savedWords.left", text: "Il reste … jours", english: "… days left" },
  ]);
});

test("a sentence is found by words in either language, the shortest first", () => {
  const found = (wanted: string) => findSentences(sentences, wanted).map(({ text }) => text);
  expect(found("ENREGISTRE")).toEqual(["Enregistrés", "Vous n’avez rien enregistré."]);
  expect(found("saved anything")).toEqual(["Vous n’avez rien enregistré."]);
  expect(found("jours rien")).toEqual([]);
  expect(found("  ")).toEqual([]);
});
