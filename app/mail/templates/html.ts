import { raw, html as write } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** HTML that is safe to send: all interpolated text has been escaped. */
export type Html = HtmlEscapedString;

type Interpolation = string | number | Html | Html[] | null;

/** A template tag for HTML; interpolated texts can't become tags. A list is joined line by line. */
export const html = (parts: TemplateStringsArray, ...pieces: Interpolation[]): Html =>
  // Returns a promise only if an interpolation is one.
  write(parts, ...pieces.map((piece) => (Array.isArray(piece) ? raw(piece.join("\n")) : piece))) as Html;

/** Inserts our own HTML without escaping it. */
export const ownHtml: (text: string) => Html = raw;
