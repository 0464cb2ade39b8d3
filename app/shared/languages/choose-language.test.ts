import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.server.ts";
import { withLanguage } from "./current-language.server.ts";

const english = {
  words: { title: "Saved", kinds: { college: "College" } },
  steps: ["one", "two"],
  many: (count: number) => `${count} saved`,
};
const french: typeof english = {
  words: { title: "Ma liste", kinds: { college: "Établissement" } },
  steps: ["un", "deux"],
  many: (count) => `${count} dans la liste`,
};
const chosen = chooseLanguage(english, { fr: french });

test("words are those of the language in which they are read", () => {
  expect([chosen.words.title, chosen.many(2), chosen.words.kinds.college]).toEqual([
    "Saved",
    "2 saved",
    "College",
  ]);
  withLanguage("fr", () =>
    expect([chosen.words.title, chosen.many(2), chosen.words.kinds.college]).toEqual([
      "Ma liste",
      "2 dans la liste",
      "Établissement",
    ]),
  );
});

test("a language without a translation reads English", () => {
  expect(withLanguage("am", () => chosen.words.title)).toBe("Saved");
});

test("chosen objects and lists have the type of their source", () => {
  withLanguage("fr", () => {
    expect(Object.entries(chosen.words)).toEqual(Object.entries(french.words));
    expect({ ...chosen.words }).toEqual(french.words);
    expect("title" in chosen.words).toBe(true);
    expect(Object.hasOwn(chosen.words, "toString")).toBe(false);
    expect(Array.isArray(chosen.steps)).toBe(true);
    expect(chosen.steps.map((step) => step)).toEqual(["un", "deux"]);
    expect(JSON.stringify(chosen.steps)).toBe('["un","deux"]');
  });
});

test("two requests at once don't mix their languages", async () => {
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return chosen.words.title;
  };
  expect(await Promise.all([withLanguage("fr", read), withLanguage("en", read), read()])).toEqual([
    "Ma liste",
    "Saved",
    "Saved",
  ]);
});

test("a bare sentence can't be chosen later, so it is refused", () => {
  expect(() => chooseLanguage({ title: "Saved" }, {})).toThrow("title");
});
