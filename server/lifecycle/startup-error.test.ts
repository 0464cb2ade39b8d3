import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#database/database.ts";
import { wordsForRefusal } from "./startup-error.ts";

const failure = (facts: object) => Object.assign(new Error("failed"), facts);

test.each([
  [
    failure({ syscall: "listen", code: "EADDRINUSE", port: 3000 }),
    "port 3000 is taken; stop what uses it or set PORT to another",
  ],
  [
    failure({ syscall: "listen", code: "EACCES", port: 80 }),
    "not allowed to listen on port 80; set PORT to one above 1023",
  ],
  [
    failure({ syscall: "listen", code: "EADDRNOTAVAIL", address: "192.0.2.1" }),
    "this machine has no address 192.0.2.1; set HOST",
  ],
  [
    failure({ syscall: "getaddrinfo", code: "ENOTFOUND" }),
    "this machine has no address named by HOST; set HOST",
  ],
  [
    failure({ syscall: "open", code: "EACCES", path: "/data/auth-secret" }),
    "not allowed to write in the data folder /data: give it to the account that runs Fursa, or set DATA_DIR to another folder",
  ],
  [
    failure({ syscall: "mkdir", code: "EROFS", path: "/data" }),
    "the data folder /data is on a disk that can only be read: make it writable, or set DATA_DIR to a folder elsewhere",
  ],
  [
    failure({ syscall: "write", code: "ENOSPC" }),
    "no room is left on the disk of the data folder /data: make some, or set DATA_DIR to a folder elsewhere",
  ],
  [new DatabaseUnavailable("cannot reach it"), "cannot reach it"],
])("each reason not to start has its own sentence: %o", (problem, words) => {
  expect(wordsForRefusal(problem, "/data")).toBe(words);
});

test("an unexpected error is shown with its stack", () => {
  expect(wordsForRefusal(new TypeError("x is undefined"), "/data")).toContain("startup-error.test.ts");
});
