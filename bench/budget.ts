import "#tests/support/network/end-on-network.ts";
// Prints the size of each public page over the wire beside its limit in `docs/budget.md`, in KB: npm run budget
import { readFileSync } from "node:fs";
import { languageNames, languages } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { listPublicPages, readBudget, weighPage } from "#tests/support/browser/page-weight.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

const titles = {
  first: "first visit",
  saver: "data saver",
  next: "next page",
  uncached: "uncached",
  hydration: "hydration",
};
const budget = readBudget(readFileSync("docs/budget.md", "utf8"));
const server = await startServer();
const rows: Record<string, Record<string, string>> = {};
for (const [name, path] of await listPublicPages(server.url)) {
  const { foreign, ...weights } = await weighPage(server.url, path);
  const allowed = budget.get(name);
  const beside = Object.entries(weights).map(([kind, weight]) => [
    titles[kind as keyof typeof titles],
    `${weight.toFixed(1)} of ${allowed?.[kind as keyof typeof allowed] ?? "?"}`,
  ]);
  rows[name] = { ...Object.fromEntries(beside), "other hosts": String(foreign.length) };
}
console.table(rows);
console.log("In each language, first visit + hydration:");
console.table(await inLanguages());
await server.stop();

async function inLanguages() {
  const weights: Record<string, Record<string, string>> = {};
  for (const [name, path] of await listPublicPages(server.url)) {
    const row: Record<string, string> = {};
    for (const language of languages) {
      const { first, hydration } = await weighPage(server.url, localPath(path, language));
      row[languageNames[language]] = `${first.toFixed(1)} + ${hydration.toFixed(1)}`;
    }
    weights[name] = row;
  }
  return weights;
}
