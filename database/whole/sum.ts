import { hash } from "node:crypto";

/** How many rows, and a sum over what is in them that does not depend on their order. */
export interface Tally {
  rows: number;
  sum: string;
}

export function openTally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string) {
      rows += 1;
      sum = (sum + Buffer.from(hash("sha256", row, "hex").slice(0, 16), "hex").readBigUInt64BE()) & mask;
    },
    total: (): Tally => ({ rows, sum: sum.toString(16).padStart(16, "0") }),
  };
}

const mask = (1n << 64n) - 1n;
