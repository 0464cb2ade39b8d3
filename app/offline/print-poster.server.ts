import { create } from "qrcode";
import { localPath } from "#app/shared/languages/local-path.ts";
import { type PdfMark, paper, widthOf, writePdf } from "#app/shared/print/write-pdf.ts";
import { posterWords as words } from "./words.ts";

/** The dark squares of a QR code, row by row; adjacent ones are merged. */
export function darkRuns(text: string): { size: number; runs: { x: number; y: number; length: number }[] } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      const last = runs.at(-1);
      if (last && last.y === y && last.x + last.length === x) last.length += 1;
      else runs.push({ x, y, length: 1 });
    }
  return { size, runs };
}

/** A poster for a school's wall: what Fursa is, and a QR code that leads to the file. */
export function printPoster(site: string): Buffer {
  const address = `${site}${localPath("/offline")}`;
  const { size, runs } = darkRuns(address);
  const side = 352;
  const one = side / size;
  const left = (paper.width - side) / 2;
  const top = 278;
  return writePdf(words.title, [
    ...centred(72, 48, words.title, true),
    ...centred(140, 22, words.what),
    ...centred(170, 22, words.where),
    ...centred(230, 16, words.scan),
    ...runs.map(({ x, y, length }) => ({
      x: left + x * one,
      y: top + y * one,
      // Slightly larger, because printers would leave white lines between the rows.
      box: { width: length * one, height: one + 0.2 },
    })),
    ...centred(top + side + 28, 20, address.replace(/^https?:\/\//, ""), true),
    ...centred(top + side + 72, 16, words.passOn),
    ...centred(top + side + 98, 16, words.free),
  ]);
}

const widest = paper.width - 2 * 48;

/** In this font size, or a smaller one for a long URL. */
function centred(y: number, size: number, text: string, isBold = false): PdfMark[] {
  const fitting = Math.min(size, (size * widest) / widthOf(text, size, isBold));
  const x = (paper.width - widthOf(text, fitting, isBold)) / 2;
  return [{ x, y, text: { words: text, size: Math.round(fitting * 10) / 10, isBold } }];
}
