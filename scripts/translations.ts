import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { type Language, languages } from "../app/shared/languages/languages.ts";

const others = languages.filter((language) => language !== "en");
const ending = /\.tsx?$/;
/** Editors' pages and the search's vocabulary stay English. */
const englishOnly = /^(editors|catalogue\/search\/(parser|fallback))\//;
/**
 * The server chooses in every module of sentences, whether it has a translation yet or not:
 * `marked-words.process.test.ts` needs that.
 */
function isOfWords(file: string): boolean {
  const path = file.slice(file.lastIndexOf("/app/") + 5);
  return /\bwords\.ts$/.test(path) && !englishOnly.test(path);
}
const anExport = /^export (?:const|function) (\w+)/gm;

/** `words.sw.ts` is beside `words.ts`. */
const siblingOf = (file: string, language: Language) => file.replace(ending, `.${language}$&`);

/**
 * A module may have translations beside it. In the browser's build, which has one language, they replace it. On the
 * server it is replaced by a module that chooses by the current language.
 */
export const translations = (language: Language): Plugin => ({
  name: "translations",
  enforce: "pre",
  load(id) {
    if (!id.includes("/app/") || !ending.test(id)) return null;
    const known = others.filter((other) => existsSync(siblingOf(id, other)));
    const isOnServer = this.environment.config.consumer === "server";
    if (known.length === 0 && !(isOnServer && isOfWords(id))) return null;
    for (const other of known) this.addWatchFile(siblingOf(id, other));
    if (isOnServer) return chooserOf(id, known);
    return known.includes(language as (typeof known)[number]) ? translationOf(id, language) : null;
  },
});

const exportsIn = (source: string) => [...source.matchAll(anExport)].map(([, name = ""]) => name);

/** The translation, with English for exports that it doesn't have yet. */
function translationOf(file: string, language: Language): string {
  const translation = readFileSync(siblingOf(file, language), "utf8");
  const present = exportsIn(translation);
  const missing = exportsIn(readFileSync(file, "utf8")).filter((name) => !present.includes(name));
  return missing.length === 0
    ? translation
    : `${translation}\nexport { ${missing.join(", ")} } from "./${basename(file)}?english";\n`;
}

function chooserOf(file: string, known: readonly Language[]): string {
  const names = exportsIn(readFileSync(file, "utf8"));
  return [
    'import { chooseLanguage } from "#app/shared/languages/choose-language.server.ts";',
    `import * as english from "./${basename(file)}?english";`,
    ...known.map((one) => `import * as ${one} from "./${basename(siblingOf(file, one))}";`),
    `const chosen = chooseLanguage(english, { ${known.join(", ")} });`,
    ...names.map((name) => `export const ${name} = chosen.${name};`),
  ].join("\n");
}
