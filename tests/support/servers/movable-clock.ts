import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Environment variable with the file that says how far ahead a server's clock is. */
export const clockFile = "TEST_CLOCK";

/** A running clock for servers under test, which the test can move. */
export class MovableClock {
  readonly #file = join(mkdtempSync(join(tmpdir(), "fursa-clock-")), "ahead");
  /** For the servers that use it. */
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

  /** Overwritten in place, so that no reader sees half of it. */
  moveTo(moment: number): void {
    this.#ahead = moment - Date.now();
    writeFileSync(this.#file, String(this.#ahead).padEnd(20), { flag: "r+" });
  }
}
