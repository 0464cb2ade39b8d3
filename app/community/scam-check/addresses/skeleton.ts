import { lookUp } from "#app/shared/forms/lookup.ts";

/** Letters of other alphabets that look like Latin ones, and digits that look like letters. */
const twins: Record<string, string> = {
  а: "a",
  ɑ: "a",
  α: "a",
  в: "b",
  с: "c",
  ϲ: "c",
  ԁ: "d",
  е: "e",
  ё: "e",
  ҽ: "e",
  ɡ: "g",
  һ: "h",
  і: "i",
  ı: "i",
  ι: "i",
  ј: "j",
  κ: "k",
  к: "k",
  ӏ: "l",
  ⅼ: "l",
  м: "m",
  п: "n",
  ո: "n",
  о: "o",
  ο: "o",
  օ: "o",
  р: "p",
  ρ: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  τ: "t",
  υ: "u",
  ս: "u",
  ν: "v",
  ѵ: "v",
  ԝ: "w",
  ω: "w",
  х: "x",
  χ: "x",
  у: "y",
  ү: "y",
  γ: "y",
  ᴢ: "z",
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
};

/** The visual skeleton of a name: two names with the same skeleton are easily confused. */
export const skeleton = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z.-]/gu, (letter) => lookUp(twins, letter) ?? letter)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("cl", "d")
    .replaceAll("i", "l");
