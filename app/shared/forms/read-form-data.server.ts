import { fieldWords } from "./field-words.ts";

const addressed = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const inParts = /^multipart\/form-data\s*(;|$)/i;
/** Ten times the fields of our largest form. */
const mostFields = 1_000;

/**
 * Reads a submitted form; every action uses it. Throws 415 for other content and 400 for a malformed form. Removes NUL
 * and half surrogate pairs, which PostgreSQL can't store in a text and nobody can type.
 */
export async function parseFormData(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of await readFields(request)) {
    if (typeof value === "string") form.append(name, storableText(value));
    else form.append(name, value);
  }
  return form;
}

export const storableText = (text: string) => text.replaceAll("\0", "").toWellFormed();

async function readFields(request: Request): Promise<[string, FormDataEntryValue][]> {
  const type = request.headers.get("Content-Type") ?? "";
  if (addressed.test(type)) {
    const text = await request.text();
    // Counted before parsing: parsing a third of a million fields would take too long.
    if (text.split("&", mostFields + 1).length > mostFields) throw broken();
    return [...new URLSearchParams(text)];
  }
  if (!inParts.test(type)) {
    throw new Response("This page takes what its form sends, and nothing else.", { status: 415 });
  }
  const fields = await request.formData().catch((problem) => {
    // A client that disconnected isn't a malformed form.
    throw request.signal.aborted ? problem : broken();
  });
  return [...fields];
}

const broken = () => new Response(fieldWords.lost, { status: 400 });
