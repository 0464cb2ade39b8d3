import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Effects and timers that React runs after an update, each from its name to its closing bracket. */
function lateEffectsIn(text: string): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    do {
      end += 1;
      if (text[end] === "(") depth += 1;
      if (text[end] === ")") depth -= 1;
    } while (end < text.length && (depth > 0 || text[end] !== ")"));
    return text.slice(index, end + 1);
  });
}

const isForWhoActs = /\.focus\(|addEventListener\("(key|click|pointer|input|submit)/;

test("the body of an effect is parsed to its end", () => {
  const text = "useEffect(() => { if (f(1)) g(); }, []); box.focus();";
  expect(lateEffectsIn(text)).toEqual(["useEffect(() => { if (f(1)) g(); }, [])"]);
});

test("focus changes and event listeners take effect together with the page", () => {
  const late = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
    lateEffectsIn(readFileSync(file, "utf8"))
      .filter((effect) => isForWhoActs.test(effect))
      .map((effect) => `${file}: ${effect.split("\n")[0]}`),
  );
  expect(
    late,
    "On a busy phone an effect comes a good while after the page: who presses a key before it is not heard, and who types loses the field. " +
      "Use useLayoutEffect.",
  ).toEqual([]);
});
