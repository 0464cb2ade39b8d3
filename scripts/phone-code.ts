import { join } from "node:path";
import { build, type Plugin } from "vite";
import { type Language, languages } from "../app/shared/languages/languages.ts";
import { translations } from "./translations.ts";

const root = join(import.meta.dirname, "..");
const named = "virtual:phone/";
/** Phones of five years ago: no newer syntax. */
const target = "chrome90";

/** The rarer words of other languages, and what finds their other forms, are only on the server. */
const rare: Record<string, string> = {
  "more-words.ts":
    "export const moreLanguages = [], moreTopicWords = {}, moreEnglish = {}, moreEmployers = [];",
  "more-affixes.ts":
    "export const consonantsOf = () => '', squeeze = (word) => word, foreignForms = () => [];",
  "more-ruling.ts":
    "export const moreOfGovernments = [], moreExcluding = 'not', moreExcludingBefore = 'excluded', moreBetween = 'in', moreVerbs = 'do';",
};
const withoutRareWords: Plugin = {
  name: "without-rare-words",
  load: (id) => rare[id.split("/lexicon/")[1] ?? ""] ?? null,
};

/**
 * Code that runs on a phone without the site. Each is one plain script that the server sends as text, inside the
 * offline file or as a file. `import code from "virtual:phone/file"` is the script of `file.main.ts` in each language.
 */
export const phoneCode = (): Plugin => ({
  name: "phone-code",
  resolveId: (id) => (id.startsWith(named) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${named}`)) return null;
    const name = id.slice(named.length + 1);
    const scripts = languages.map(async (language) => [language, await bundle(name, language)] as const);
    return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(scripts)))};`;
  },
});

async function bundle(name: string, language: Language): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [translations(language), withoutRareWords],
    build: {
      write: false,
      target,
      minify: true,
      copyPublicDir: false,
      lib: {
        entry: join(root, `app/offline/app/${name}.main.ts`),
        formats: ["iife"],
        name: "fursaPhone",
      },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`There is no script for ${name}`);
  return first.output[0].code.trim();
}
