import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every image that the styles name exists", () => {
  const styles = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
  const named = [...styles.matchAll(/url\("(\.[^"]+)"\)/g)].map(([, path = ""]) => path);
  expect(named).toContain("./shared/ui/kente.svg");
  expect(named.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([]);
});

test("sizes of text that follow the window are tokens of the theme", () => {
  const free = globSync("app/**/*.tsx").filter((file) => readFileSync(file, "utf8").includes("text-[clamp("));
  expect(free).toEqual([]);
});
