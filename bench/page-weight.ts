import "#tests/support/stay-inside-or-end.ts";
// Prints what a first visit to each page costs over the wire, by type, cold and warm, with and without data saver.
// Run: npm run build && node bench/page-weight.ts [path …]
import { chromium } from "@playwright/test";
import { stayInsideInChromium } from "#tests/support/left-the-machine.ts";
import { startServer } from "#tests/support/server.ts";

const types = ["Document", "Stylesheet", "Script", "Font", "Image", "Other"] as const;
type Weights = Record<(typeof types)[number] | "All" | "Foreign", number>;

const server = await startServer();
const [, someScholarship = "/"] =
  /"(\/scholarship\/[^"]+)"/.exec(await (await fetch(server.url)).text()) ?? [];
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/browse", someScholarship];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [stayInsideInChromium, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});

const rows: Record<string, Record<string, string>> = {};
for (const path of paths) {
  for (const saves of [false, true]) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      // Browsers ask for Brotli over https only, which is how visitors come.
      extraHTTPHeaders: { "Accept-Encoding": "gzip, deflate, br", ...(saves && { "Save-Data": "on" }) },
    });
    // The header that is added here is lost where a page leads to another; a browser's own is not, nor is our cookie.
    if (saves) await context.addCookies([{ name: "data-saver", value: "on", url: server.url }]);
    rows[`${path} cold${saves ? ", data saver" : ""}`] = kilobytes(await weigh(path));
    if (!saves) rows[`${path} warm`] = kilobytes(await weigh(path));
    await context.close();

    async function weigh(where: string): Promise<Weights> {
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      await network.send("Network.enable");
      const weights = {
        All: 0,
        Foreign: 0,
        Document: 0,
        Stylesheet: 0,
        Script: 0,
        Font: 0,
        Image: 0,
        Other: 0,
      };
      const kinds = new Map<string, { type: string; url: string }>();
      network.on("Network.responseReceived", ({ requestId, type, response }) =>
        kinds.set(requestId, { type, url: response.url }),
      );
      network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId);
        const type = types.find((known) => known === kind?.type) ?? "Other";
        weights[type] += encodedDataLength;
        weights.All += encodedDataLength;
        if (kind && !kind.url.startsWith(server.url) && !kind.url.startsWith("data:")) weights.Foreign += 1;
      });
      await page.goto(server.url + where, { waitUntil: "networkidle" });
      await page.close();
      return weights;
    }
  }
}

console.table(rows);
await browser.close();
await server.stop();

function kilobytes({ Foreign, ...weights }: Weights): Record<string, string> {
  const sizes = Object.entries(weights).map(([type, bytes]) => [type, `${(bytes / 1024).toFixed(1)} KB`]);
  return { ...Object.fromEntries(sizes), "from other hosts": String(Foreign) };
}
