import { afterEach, expect } from "vitest";

/**
 * React and Node warn through console.error, where nobody reads it: a test that prints there fails. Shared by all
 * files of a process.
 */
const shared = globalThis as { printedErrors?: string[] };

if (!shared.printedErrors) {
  const printed: string[] = [];
  const { error } = console;
  console.error = (...values) => {
    printed.push(values.map(String).join(" "));
    error(...values);
  };
  shared.printedErrors = printed;
}

afterEach(() => {
  expect(shared.printedErrors?.splice(0), "what was printed on console.error").toEqual([]);
});
