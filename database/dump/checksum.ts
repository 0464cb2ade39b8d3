import { hash } from "node:crypto";

/** The number of rows of a table, and a checksum over their content that does not depend on their order. */
export interface Checksum {
  rows: number;
  sum: string;
}

const mask = (1n << 64n) - 1n;

export function createChecksum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string) {
      rows += 1;
      sum = (sum + BigInt(`0x${hash("sha256", row, "hex").slice(0, 16)}`)) & mask;
    },
    result: (): Checksum => ({ rows, sum: sum.toString(16).padStart(16, "0") }),
  };
}
