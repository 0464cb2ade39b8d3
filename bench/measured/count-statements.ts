import { connect, createServer } from "node:net";

export interface CountingLine {
  /** The target's URL, through this proxy. */
  url: string;
  /** The number of statements so far, and how many of them began a transaction. */
  counted(): { statements: number; transactions: number };
  close(): void;
}

/** A proxy to a PostgreSQL that counts statements: in its protocol a statement is a simple query or an execution. */
export async function openCountingLine(address: string): Promise<CountingLine> {
  const url = new URL(address);
  const to = { host: url.hostname, port: Number(url.port) };
  let statements = 0;
  let transactions = 0;
  const server = createServer((near) => {
    const far = connect(to);
    let held = Buffer.alloc(0);
    let hasBegun = false;
    near.on("data", (chunk) => {
      held = Buffer.concat([held, chunk]);
      if (!hasBegun && held.length >= 4) {
        hasBegun = true;
        held = held.subarray(held.readInt32BE(0));
      }
      while (held.length >= 5 && held.length > held.readInt32BE(1)) {
        const kind = String.fromCharCode(held[0] ?? 0);
        const end = 1 + held.readInt32BE(1);
        const isBegin = kind === "Q" && /^begin/i.test(held.toString("utf8", 5, 10));
        if (kind === "Q" || kind === "E") statements += 1;
        if (isBegin) transactions += 1;
        held = held.subarray(end);
      }
    });
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => undefined).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    counted: () => ({ statements, transactions }),
    close: () => void server.close(),
  };
}
