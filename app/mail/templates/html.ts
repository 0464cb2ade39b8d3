import { raw, html as write } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** HTML that is safe to send: whatever was put into it as text has been escaped. */
export type Html = HtmlEscapedString;

type Piece = string | number | Html | Html[] | null;

/** Writes HTML; texts in the gaps can't become tags. A list stands line by line. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  // Only a promise in a gap is answered by one.
  write(parts, ...pieces.map((piece) => (Array.isArray(piece) ? raw(piece.join("\n")) : piece))) as Html;

/** Takes HTML of our own as it is. */
export const ownHtml: (text: string) => Html = raw;
