import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import sharp from "sharp";
import kente from "#app/shared/ui/kente.svg?raw";
import { PreviewCard, type PreviewFacts, previewSize } from "./preview-card.tsx";
import { withSupportedCharacters } from "./supported-characters.ts";

const weights = [700, 800] as const;
const alphabets = ["latin", "latin-ext", "vietnamese"];
const stripHeight = 28;
/** More than fits on three lines. */
const maxTextLength = 300;

let fonts: Promise<Font[]> | undefined;

/** The preview image of a shared link, a PNG of well under 100 KB. */
export async function drawPreview(facts: PreviewFacts): Promise<Buffer<ArrayBuffer>> {
  fonts ??= readFonts();
  const card = PreviewCard({
    kind: facts.kind,
    title: withSupportedCharacters(facts.title.slice(0, maxTextLength)) || facts.kind,
    highlight: withSupportedCharacters(facts.highlight.slice(0, maxTextLength)),
    detail: withSupportedCharacters(facts.detail.slice(0, maxTextLength)),
  });
  const svg = await satori(card, { ...previewSize, fonts: await fonts });
  const drawn = await sharp(Buffer.from(svg.replace(/<\/svg>$/, `${strip()}</svg>`)))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 7 })
    .toBuffer();
  return Buffer.from(drawn);
}

/** The kente strip along the lower edge, at twice the size it has on pages. */
function strip(): string {
  const threads = kente.replace(/^[^>]*>/, "").replace("</svg>", "");
  const top = previewSize.height - stripHeight;
  return `<defs><pattern id="kente" width="84" height="14" patternUnits="userSpaceOnUse">${threads}</pattern></defs><g transform="translate(0 ${top}) scale(2)"><rect width="${previewSize.width / 2}" height="14" fill="url(#kente)"/></g>`;
}

/** Fonts are in node_modules, wherever the build puts this file. */
function readFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const files = weights.flatMap((weight) => alphabets.map((alphabet) => ({ weight, alphabet })));
  return Promise.all(
    files.map(async ({ weight, alphabet }) => ({
      name: "Bricolage Grotesque",
      weight,
      data: await readFile(
        resolve(
          `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-${weight}-normal.woff`,
        ),
      ),
    })),
  );
}
