import type { IncomingHttpHeaders } from "node:http";

/** A question as far as it is read at the door. */
export interface PlainQuestion {
  method: "GET";
  url: string;
  headers: IncomingHttpHeaders;
}

/** Characters. Browsers ask for a page in fewer than a thousand. */
const longest = 8_192;

/** A whole one: an address as they are usually written, and lines of what can be typed, each with a simple name. */
const plain = /^GET \/[\w\-.~!$&'()*+,;=:@%/?]* HTTP\/1\.1\r\n(?:[A-Za-z-]+:[\t\x20-\x7e]*\r\n)*\r\n$/;

/** What an answer depends on, or whether there is one at all. Said twice, it is for Node to decide what it means. */
const read = new Set([
  "accept",
  "accept-encoding",
  "authorization",
  "cookie",
  "host",
  "if-none-match",
  "range",
  "save-data",
  "user-agent",
  "x-forwarded-for",
  "x-request-id",
]);
/** Whoever says one of these wants more of the connection than one answer after the other. */
const forNode = new Set(["content-length", "expect", "te", "trailer", "transfer-encoding", "upgrade"]);

/** What a name means here: the name to read it by, or nothing. */
type Meaning = string | typeof nothing | typeof patience | typeof refused;
const nothing = Symbol("nothing");
const patience = Symbol("whether it stays");
const refused = Symbol("for Node");

/** By the ways in which names have been written. */
const meanings = new Map<string, Meaning>();
const mostSpellings = 200;

function meaningOf(name: string): Meaning {
  const known = meanings.get(name);
  if (known !== undefined) return known;
  const small = name.toLowerCase();
  const meaning = read.has(small)
    ? small
    : forNode.has(small)
      ? refused
      : small === "connection"
        ? patience
        : nothing;
  if (meanings.size < mostSpellings) meanings.set(name, meaning);
  return meaning;
}

/**
 * Reads a question that is whole, alone and as plain as can be: a GET by HTTP/1.1 without a body. Null for all else, which Node's own
 * parser is there for; nothing is understood here that it would understand otherwise.
 */
export function readPlainQuestion(words: Buffer): PlainQuestion | null {
  if (words.length > longest) return null;
  const text = words.toString("latin1");
  if (!plain.test(text)) return null;
  const firstEnd = text.indexOf("\r\n");
  const headers = readHeaders(text, firstEnd + 2);
  return headers && { method: "GET", url: text.slice("GET ".length, firstEnd - " HTTP/1.1".length), headers };
}

function readHeaders(text: string, begin: number): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  const last = text.length - 2;
  for (let at = begin, end: number; at < last; at = end + 2) {
    end = text.indexOf("\r\n", at);
    const colon = text.indexOf(":", at);
    const meaning = meaningOf(text.slice(at, colon));
    if (meaning === nothing) continue;
    if (meaning === refused) return null;
    const value = text.slice(colon + 1, end).trim();
    if (meaning === patience) {
      if (value.toLowerCase() !== "keep-alive") return null;
      continue;
    }
    if (headers[meaning] !== undefined) return null;
    headers[meaning] = value;
  }
  return headers;
}
