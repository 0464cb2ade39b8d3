import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { language } from "#app/shared/languages/language.ts";
import { toBase85 } from "./app/snapshot/base85.ts";
import { offlineFileWords as words } from "./app/words.ts";

interface OfflineFileParts {
  catalogue: string;
  /** The code that shows the catalogue, and the code that decompresses both. */
  code: string;
  loader: string;
  style: string;
  site: string;
}

/**
 * The catalogue as one page that needs only a browser. Everything is compressed, including the code, and listed by hash
 * in the page's own CSP: it can neither load nor send anything, and only runs the code that it was built with.
 */
export function makeOfflineFile({ catalogue, code, loader, style, site }: OfflineFileParts): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(loader)}' '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${language()}" data-site="${escaped(site)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Fursa</title>
<style>${style}</style>
</head>
<body>
<div id="fursa"><noscript>${words.needsScript}</noscript></div>
<script type="application/octet-stream" id="code">${packed(code, 6)}</script>
<script type="application/octet-stream" id="catalogue">${packed(catalogue)}</script>
<script>${loader}</script>
</body>
</html>
`;
}

/**
 * Browsers of five years ago can decompress gzip. A lower memory level writes shorter blocks, which makes the code 400
 * bytes smaller: half of it is vocabulary.
 */
const packed = (text: string, memLevel = 8) => toBase85(gzipSync(text, { level: 9, memLevel }));

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
