import { storableText } from "#app/shared/forms/read-form-data.server.ts";

/** The text that was sent: of the file where there is one, and else what was pasted. */
export async function parseUpload(
  form: FormData,
): Promise<{ content: string; fileName: string; pasted: string }> {
  const pasted = String(form.get("text") ?? "");
  const file = form.get("file");
  if (file instanceof File && file.size > 0) {
    return {
      content: storableText(decode(await file.arrayBuffer())),
      fileName: storableText(file.name),
      pasted,
    };
  }
  return { content: pasted.trim(), fileName: "", pasted };
}

/** Older spreadsheet programs write Western European letters their own way; nothing else fails as UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
