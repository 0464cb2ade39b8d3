import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BadEnvironment, readEnvironment, settingNames } from "./environment.ts";

const settings = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

test(".env.example lists every setting, and no other", () => {
  expect(settings.map(([name]) => name).sort()).toEqual([...settingNames].sort());
});

test(".env.example has the defaults", () => {
  expect(readEnvironment(Object.fromEntries(settings))).toEqual(readEnvironment({}));
});

test.each([
  ["PORT", "eighty", "PORT must be a port number from 0 to 65535"],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL must be an address like postgres://"],
  ["APP_URL", "fursa", "APP_URL must be the public address, like https://fursa.example"],
  ["AUTH_SECRET", "short", "AUTH_SECRET must be a random text of 32 characters or more"],
])("%s can't be %j, and one line explains it", (name, value, reason) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(BadEnvironment);
  expect(read).toThrow(new RegExp(`^[^\n]*${reason}[^\n]*$`));
});
