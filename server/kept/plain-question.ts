import type { IncomingHttpHeaders } from "node:http";

/** A question as far as it is read at the door. */
export interface PlainQuestion {
  method: "GET";
  url: string;
  headers: IncomingHttpHeaders;
}

/** Characters. Browsers ask for a page in fewer than a thousand. */
const longest = 8_192;

/** A line ends in two characters, never in one of them; between them stands what can be typed. */
const unusual = /\r(?!\n)|(?<!\r)\n|[^\t\r\n\x20-\x7e]/;
const simpleName = /^[A-Za-z-]+$/;
const simpleAddress = /^\/[\w\-.~!$&'()*+,;=:@%/?]*$/;

/** What the answer from memory depends on. Said twice, it is for Node to decide what it means. */
const read = new Set([
  "accept-encoding",
  "authorization",
  "available-dictionary",
  "cookie",
  "host",
  "if-none-match",
  "range",
  "save-data",
  "x-request-id",
]);
/** Whoever says one of these wants more of the connection than one answer after the other. */
const forNode = new Set(["content-length", "expect", "te", "trailer", "transfer-encoding", "upgrade"]);

/**
 * Reads a question that is whole, alone and as plain as can be: a GET by HTTP/1.1 without a body. Null for all else, which Node's own
 * parser is there for; nothing is understood here that it would understand otherwise.
 */
export function readPlainQuestion(words: Buffer): PlainQuestion | null {
  if (words.length > longest) return null;
  const text = words.toString("latin1");
  if (!text.startsWith("GET /") || !text.endsWith("\r\n\r\n") || unusual.test(text)) return null;
  const firstEnd = text.indexOf("\r\n");
  const urlEnd = firstEnd - " HTTP/1.1".length;
  const url = text.slice("GET ".length, urlEnd);
  if (!text.startsWith(" HTTP/1.1", urlEnd) || !simpleAddress.test(url)) return null;
  const headers = readHeaders(text, firstEnd + 2);
  return headers && { method: "GET", url, headers };
}

function readHeaders(text: string, begin: number): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  const last = text.length - 2;
  for (let at = begin; at < last; ) {
    const end = text.indexOf("\r\n", at);
    const colon = text.indexOf(":", at);
    // An empty line before the last one: a second question follows, or a body.
    if (colon < at || colon >= end) return null;
    const name = text.slice(at, colon);
    if (!simpleName.test(name)) return null;
    const small = name.toLowerCase();
    if (forNode.has(small)) return null;
    const value = text.slice(colon + 1, end).trim();
    if (small === "connection" && value.toLowerCase() !== "keep-alive") return null;
    if (read.has(small)) {
      if (headers[small] !== undefined) return null;
      headers[small] = value;
    }
    at = end + 2;
  }
  return headers;
}
