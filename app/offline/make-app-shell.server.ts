import { createHash } from "node:crypto";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { offlineFileWords as words } from "./app/words.ts";

/** The page that is served without a network: a container for the script, which knows what to show. */
export function makeAppShell(style: string, offersOffline: boolean): { html: string; policy: string } {
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${hash}'`,
      "connect-src 'self'",
      "manifest-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    html: `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Fursa</title>
<style>${style}</style>
</head>
<body>
<div id="fursa" data-keeps="${offersOffline ? "on" : "off"}"><noscript>${words.needsScript}</noscript></div>
<script src="${localPath("/offline/app.js")}" defer></script>
</body>
</html>
`,
  };
}
