import type { Mail } from "./messengers.ts";

/** Writes a mail from paragraphs; the text and the HTML say the same. */
export function composeMail(to: string, subject: string, paragraphs: string[]): Mail {
  const signed = [...paragraphs, "Fursa"];
  const body = signed.map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`).join("\n");
  return {
    to,
    subject,
    text: `${signed.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${body}</body></html>`,
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
