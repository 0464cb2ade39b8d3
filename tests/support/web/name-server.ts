import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { isIPv6 } from "node:net";

interface NameServer {
  /** Resolves names with this server only, for IPv4 and IPv6. */
  resolve(host: string): Promise<string[]>;
  /** How often a name has been resolved. */
  queryCount(host: string): number;
  stop(): Promise<void>;
}

const ipv4 = 1;
const ipv6 = 28;

/** A name server of the test, which may give a different response each time. */
export async function startNameServer(answer: (host: string, time: number) => string[]): Promise<NameServer> {
  const questions = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => {
    const { host, type, end } = readQuestion(message);
    const time = (questions.get(`${host} ${type}`) ?? 0) + 1;
    questions.set(`${host} ${type}`, time);
    const found = answer(host, time).filter((address) => isIPv6(address) === (type === ipv6));
    socket.send(writeAnswer(message.subarray(0, end), found), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 10_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    async resolve(host) {
      const both = await Promise.all([
        resolver.resolve4(host).catch(none),
        resolver.resolve6(host).catch(none),
      ]);
      return both.flat();
    },
    queryCount: (host) => questions.get(`${host} ${ipv4}`) ?? 0,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const none = (): string[] => [];

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { host: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function writeAnswer(question: Buffer, addresses: string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...addresses.map(writeRecord)]);
}

/** A compressed reference to the name in the query, the class, a TTL of zero, the address. */
function writeRecord(address: string): Buffer {
  const bytes = isIPv6(address) ? ipv6Bytes(address) : Buffer.from(address.split(".").map(Number));
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(bytes.length === 16 ? ipv6 : ipv4, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(0, 6);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}

function ipv6Bytes(address: string): Buffer {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = plain.split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const after = groups(tail ?? "");
  const missing = Array<string>(8 - groups(head).length - after.length).fill("0");
  const all = tail === undefined ? groups(head) : [...groups(head), ...missing, ...after];
  return Buffer.from(
    all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
  );
}
