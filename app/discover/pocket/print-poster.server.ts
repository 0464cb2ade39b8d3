import { create } from "qrcode";
import { type Drawn, paper, widthOf, writePdf } from "#app/common/print/write-pdf.ts";
import { posterWords as words } from "./words.ts";

/** The dark squares of a code that phones read, row by row; runs of a row are one. */
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

/** A sheet for the wall of a school: what it is, and a code that leads to the file. */
export function printPoster(site: string): Buffer {
  const address = `${site}/offline`;
  const { size, runs } = darkRuns(address);
  const side = 320;
  const one = side / size;
  const left = (paper.width - side) / 2;
  const top = 270;
  return writePdf(words.title, [
    ...centred(70, 44, words.title, true),
    ...centred(132, 20, words.what),
    ...centred(160, 20, words.where),
    ...centred(216, 15, words.scan),
    ...runs.map(({ x, y, length }) => ({
      x: left + x * one,
      y: top + y * one,
      // A hair more, or a printer leaves white lines between the rows.
      box: { width: length * one, height: one + 0.2 },
    })),
    ...centred(top + side + 24, 18, address.replace(/^https?:\/\//, ""), true),
    ...centred(top + side + 62, 14, words.passOn),
    ...centred(top + side + 84, 14, words.free),
  ]);
}

const centred = (y: number, size: number, said: string, isBold = false): Drawn[] => [
  { x: (paper.width - widthOf(said, size, isBold)) / 2, y, text: { words: said, size, isBold } },
];
