// The worst that a reader of untrusted pages may do. The worker threads of tests call these.

export const readTheWord = (word: string) => `read ${word}`;

export function readForEver(): never {
  for (;;);
}

/** A pattern that takes exponential time. */
export const matchForEver = () => new RegExp(["^(a", "aa)+$"].join("|")).test(`${"a".repeat(200)}!`);

export function fillTheMemory(): number {
  const all: string[][] = [];
  for (;;) all.push(Array.from({ length: 10_000 }, (_, place) => `${all.length}.${place}`));
}

export function doubleTheText(): number {
  const pieces = ["x".repeat(1024)];
  for (;;) pieces.push(...pieces.map((piece) => `${piece}${pieces.length}`.split("").join("-")));
}

export function nestWithoutEnd(depth = 0): number {
  return nestWithoutEnd(depth + 1) + 1;
}

export function breakDown(): never {
  throw new TypeError("this is a mistake of ours");
}

export const leave = () => process.exit(0);

export const seeSecrets = () => ({ ...process.env });
