import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the file that says how far ahead the clock of a server is. */
export const clockFile = "TEST_CLOCK";

/** A clock for servers under test; it goes on by itself, as clocks do. */
export class MovableClock {
  readonly #file = join(mkdtempSync(join(tmpdir(), "fursa-clock-")), "ahead");
  /** For the servers that go by it. */
  readonly environment = {
    [clockFile]: this.#file,
    NODE_OPTIONS: `--import=${new URL("./moved-clock.ts", import.meta.url).href}`,
  };
  #ahead = 0;

  constructor(moment: number) {
    writeFileSync(this.#file, "0".padEnd(20));
    this.moveTo(moment);
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Written over what was there, so that nobody finds it half done. */
  moveTo(moment: number): void {
    this.#ahead = moment - Date.now();
    writeFileSync(this.#file, String(this.#ahead).padEnd(20), { flag: "r+" });
  }
}
