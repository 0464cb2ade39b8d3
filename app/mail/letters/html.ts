/** HTML that is safe to send: whatever was put into it as text has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | Html[] | null;

/** Writes HTML; texts in the gaps can't become tags. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  const [first = "", ...others] = parts;
  return new Html(first + others.map((part, place) => safe(pieces[place] ?? null) + part).join(""));
}

function safe(piece: Piece): string {
  if (piece === null) return "";
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(({ text }) => text).join("\n");
  return escaped(String(piece));
}

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
