const addressed = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const inParts = /^multipart\/form-data\s*(;|$)/i;
/** Ten times as many as any form of ours has. */
const mostFields = 1_000;

/**
 * What a form of ours sent; every action reads it through here. What is no form is answered 415, a broken one 400. PostgreSQL
 * can keep neither the sign NUL nor half a character in a text, and nobody can type them: they are left out.
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
    // Counted before they are taken apart: a third of a million of them would take their time.
    if (text.split("&", mostFields + 1).length > mostFields) throw broken();
    return [...new URLSearchParams(text)];
  }
  if (!inParts.test(type)) {
    throw new Response("This page takes what its form sends, and nothing else.", { status: 415 });
  }
  const fields = await request.formData().catch((problem) => {
    // Someone who went away in the middle is no broken form.
    throw request.signal.aborted ? problem : broken();
  });
  return [...fields];
}

const broken = () => new Response("Part of the form got lost. Please send it again.", { status: 400 });
