// Loaded into a server of a test with `--import`, before its own first line: its clock is as far ahead of ours as a file says. The
// product itself has no setting for this.
import { openSync, readSync } from "node:fs";
import { clockFile } from "./movable-clock.ts";

const file = openSync(process.env[clockFile] ?? "", "r");
const read = Buffer.alloc(20);
const OurDate = Date;

/** Read each time: whoever asks after the clock was moved must not be told what it was before. */
function now(): number {
  readSync(file, read, 0, read.length, 0);
  return OurDate.now() + Number(read.toString());
}

globalThis.Date = new Proxy(OurDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
