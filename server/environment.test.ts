import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment, settingNames } from "./environment.ts";

const settings = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

test(".env.example lists every setting, and no other", () => {
  expect(settings.map(([name]) => name).sort()).toEqual([...settingNames].sort());
});

test(".env.example has the defaults", () => {
  expect(readEnvironment(Object.fromEntries(settings))).toEqual(readEnvironment({}));
});
