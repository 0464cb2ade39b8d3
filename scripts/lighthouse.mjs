// Measures landing pages with Lighthouse as on a phone: `npm run lighthouse`, or some of them with `npm run
// lighthouse -- / /auth`. Lighthouse is large and rarely needed, so npx fetches it when this runs, and it isn't one
// of our packages.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { findBrowser } from "./find-browser.mjs";
import { installPackages, ourTools, root, say } from "./prepare.mjs";

const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"];

await installPackages();
await buildIfNeeded();
const chromium = await findBrowser();
const folder = mkdtempSync(join(tmpdir(), "fursa-lighthouse-"));
const server = spawn("node", ["server/main.ts"], {
  cwd: root,
  env: { ...ourTools, PORT: "0", DATA_DIR: folder, DATABASE_URL: "", LOG_LEVEL: "error", DRAIN_SECONDS: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise((resolve) => server.once("exit", resolve));
try {
  const origin = await opened();
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : await landingPages(origin);
  const table = {};
  for (const path of paths)
    table[path] = measure(origin + path) ?? measure(origin + path) ?? { performance: "not measured" };
  console.table(table);
} finally {
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function opened() {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk) => {
      output += chunk;
      const [, address] = /Fursa is open at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function landingPages(origin) {
  const firstOn = async (page, link) => link.exec(await (await fetch(origin + page)).text())?.[1];
  const scholarship = await firstOn("/browse", /href="(\/scholarship\/[0-9a-f-]{36})"/);
  const article = await firstOn("/advice", /href="(\/advice\/[a-z0-9-]+)"/);
  return ["/", "/browse", scholarship, article, "/auth", "/check"].filter(Boolean);
}

function measure(url) {
  say(`Measuring ${url}`);
  const report = join(folder, "report.json");
  const flags = `--headless ${process.getuid?.() === 0 ? "--no-sandbox" : ""}`.trim();
  const options = ["--quiet", "--form-factor=mobile", "--output=json", `--output-path=${report}`];
  const { status } = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${lighthouse}`,
      "--",
      "lighthouse",
      url,
      ...options,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...ourTools, CHROME_PATH: chromium }, stdio: "inherit", shell: process.platform === "win32" },
  );
  // On a busy machine a page may take longer than Lighthouse waits. The results of the others are still printed.
  if (status !== 0) return null;
  const { categories: judged, audits } = JSON.parse(readFileSync(report, "utf8"));
  const found = categories.flatMap((name) => judged[name].auditRefs);
  for (const { id, weight } of found) {
    const { score, title } = audits[id];
    if (weight > 0 && score !== null && score < 1) say(`  ${Math.round(score * 100)} ${title}`);
  }
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(judged[name].score * 100)])),
    "LCP, s": Number((audits["largest-contentful-paint"].numericValue / 1000).toFixed(2)),
    CLS: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
    "TBT, ms": Math.round(audits["total-blocking-time"].numericValue),
  };
}
