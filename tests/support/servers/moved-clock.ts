// Loaded into a server of a test with `--import`, before its own first line: its clock is ahead of the real one by
// what a file says. The product itself has no setting for this.
import { openSync, readSync } from "node:fs";
import { clockFile } from "./movable-clock.ts";

const file = openSync(process.env[clockFile] ?? "", "r");
const read = Buffer.alloc(20);
const OurDate = Date;

/** The file is read at every call, so that a moved clock applies at once. */
function now(): number {
  readSync(file, read, 0, read.length, 0);
  return OurDate.now() + Number(read.toString());
}

globalThis.Date = new Proxy(OurDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
