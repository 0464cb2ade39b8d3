/**
 * Decodes a page. Declared charsets are wrong more often than bytes are valid UTF-8 by chance, so UTF-8 is
 * tried first.
 */
export function decodePage(body: Uint8Array, contentType: string): string {
  const labels = [charsetOfByteOrderMark(body), "utf-8", charsetIn(contentType), charsetIn(headOf(body))];
  for (const label of labels) {
    const text = label ? tryDecode(body, label) : null;
    if (text !== null) return text;
  }
  return new TextDecoder("windows-1252").decode(body);
}

function tryDecode(body: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function charsetOfByteOrderMark([first, second]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

const charsetIn = (text: string) =>
  /charset\s{0,3}=\s{0,3}["']?\s{0,3}([\w-]{1,40})/i.exec(text)?.[1] ?? null;

/** Browsers look for the meta element in the first kilobyte; pages put it a little later. */
const headOf = (body: Uint8Array) => Buffer.from(body.subarray(0, 4096)).toString("latin1");
