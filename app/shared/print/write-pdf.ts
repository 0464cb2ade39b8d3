/** The content of a page, in points from its upper left corner. */
export interface PdfMark {
  text?: { words: string; size: number; isBold?: boolean; isQuiet?: boolean };
  /** A black rectangle of this width and height. */
  box?: { width: number; height: number };
  x: number;
  y: number;
}

/** A4, in points. */
export const paper = { width: 595, height: 842 };

/**
 * One page with text and rectangles, in two fonts that every PDF reader has. A library would weigh megabytes and is
 * not needed for one page.
 */
export function writePdf(title: string, drawn: PdfMark[]): Buffer {
  const content = latin(drawn.map(draw).join("\n"));
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents 4 0 R` +
      " /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${quoted(title)} >>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, place) => {
    const begins = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begins).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return latin(file);
}

function draw({ text, box, x, y }: PdfMark): string {
  const at = (down: number) => `${round(x)} ${round(paper.height - y - down)}`;
  if (box) return `0 g ${at(box.height)} ${round(box.width)} ${round(box.height)} re f`;
  if (!text) return "";
  const colour = text.isQuiet ? "0.3 g" : "0 g";
  return `BT ${colour} /F${text.isBold ? 2 : 1} ${text.size} Tf ${at(text.size)} Td ${quoted(text.words)} Tj ET`;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** Characters that the fonts lack lose their accent, or are left out. */
const quoted = (words: string) => `(${readable(words).replace(/[\\()]/g, "\\$&")})`;

const readable = (words: string) =>
  [...words.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/[–—‐]/g, "-").replace(/…/g, "...")]
    .map((letter) => (isLatin(letter) ? letter : letter.normalize("NFKD").replace(/[^\x20-\x7e]/g, "")))
    .join("");

const isLatin = (letter: string) => /^[\x20-\x7e\xa0-\xff]$/.test(letter);

const latin = (text: string) => Buffer.from(text, "latin1");

/** Helvetica's own widths from the space to the tilde, in thousandths of its size. */
const widths =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
const widthOfOthers = 667;
const boldIsWider = 1.08;

/** The width of a text, in points. */
export const widthOf = (words: string, size: number, isBold = false): number =>
  ([...readable(words)].reduce(
    (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? widthOfOthers),
    0,
  ) *
    size *
    (isBold ? boldIsWider : 1)) /
  1000;

/** As much of the text as fits, cut at a space. */
export function fitInto(width: number, words: string, size: number, isBold = false): string {
  if (widthOf(words, size, isBold) <= width) return words;
  const all = words.split(" ");
  while (all.length > 1 && widthOf(`${all.join(" ")}...`, size, isBold) > width) all.pop();
  while (all.length > 1 && /^[·,&-]$/.test(all.at(-1) ?? "")) all.pop();
  return `${all.join(" ")}...`;
}

/** The text in lines of this width; the last is cut to fit. */
export function wrapInto(
  width: number,
  words: string,
  size: number,
  isBold: boolean,
  most: number,
): string[] {
  const all = words.split(" ");
  const first: string[] = [];
  while (all.length > 0 && widthOf([...first, all[0]].join(" "), size, isBold) <= width)
    first.push(all.shift() ?? "");
  // A word that is wider than a line gets its own line.
  if (first.length === 0) first.push(all.shift() ?? "");
  if (all.length === 0) return [first.join(" ")];
  if (most === 1) return [fitInto(width, words, size, isBold)];
  return [first.join(" "), ...wrapInto(width, all.join(" "), size, isBold, most - 1)];
}
