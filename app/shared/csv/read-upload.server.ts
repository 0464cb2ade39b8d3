import { storableText } from "#app/shared/forms/read-form-data.server.ts";

/** The content of the uploaded file, or the pasted text if there is no file. */
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

/** Older spreadsheet programs write windows-1252, which usually is not valid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
