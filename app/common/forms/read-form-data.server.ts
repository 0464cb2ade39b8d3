const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * What a form of ours sent; every action reads it through here. What is no form is answered 415, a broken one 400. PostgreSQL
 * can keep neither the sign NUL nor half a character in a text, and nobody can type them: they are left out.
 */
export async function readFormData(request: Request): Promise<FormData> {
  if (!forms.test(request.headers.get("Content-Type") ?? "")) {
    throw new Response("This page takes what its form sends, and nothing else.", { status: 415 });
  }
  const sent = await request.formData().catch((problem) => {
    // Someone who went away in the middle is no broken form.
    if (request.signal.aborted) throw problem;
    throw new Response("The form did not arrive in one piece. Please send it again.", { status: 400 });
  });
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === "string") form.append(name, storableText(value));
    else form.append(name, value);
  }
  return form;
}

export const storableText = (text: string) => text.replaceAll("\0", "").toWellFormed();
