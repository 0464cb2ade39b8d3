import "#tests/support/stay-inside-or-end.ts";
import { connect } from "node:net";

/**
 * Asks one address over and over, each connection as soon as it has its answer, and prints what came of it as JSON. It runs as a
 * process of its own and reads no more of an answer than it must, so that it is not what is measured:
 * `node bench/ask-often.ts URL CONNECTIONS SECONDS`.
 */
const [address = "", connections = "16", seconds = "3"] = process.argv.slice(2);
const { hostname, port, pathname, search } = new URL(address);
const request = Buffer.from(
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
);
const endOfHead = Buffer.from("\r\n\r\n");
const length = /\r\ncontent-length: (\d+)/i;

const waits: number[] = [];
let failures = 0;
const begun = performance.now();
const end = begun + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(connections) }, askUntilTheEnd));
const took = (performance.now() - begun) / 1000;
waits.sort((one, other) => one - other);
const part = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
process.stdout.write(
  `${JSON.stringify({ perSecond: waits.length / took, p50: part(0.5), p99: part(0.99), failures })}\n`,
);

function askUntilTheEnd(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let asked = 0;
    /** How many bytes of the answer have not come yet; null before its head is read. */
    let left: number | null = null;
    let head: Buffer = Buffer.alloc(0);
    const ask = () => {
      asked = performance.now();
      left = null;
      head = Buffer.alloc(0);
      socket.write(request);
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      if (left === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(endOfHead);
        if (at < 0) return;
        const words = head.toString("latin1", 0, at);
        if (!words.startsWith("HTTP/1.1 200")) failures += 1;
        left = Number(length.exec(words)?.[1] ?? 0) - (head.length - at - endOfHead.length);
      } else left -= chunk.length;
      if (left > 0) return;
      waits.push(performance.now() - asked);
      if (performance.now() < end) return ask();
      socket.end();
      resolve();
    });
  });
}
