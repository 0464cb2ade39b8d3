import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../app/shared/languages/languages.ts";

const root = join(import.meta.dirname, "..");
const usage = `npm run translate -- missing          modules that have no translation yet
npm run translate -- export sw        every sentence with its translation, as a PO file
npm run translate -- import sw FILE   puts the changed texts of a PO file into the translations`;

interface SentenceRow {
  /** "app/discover/home/words.ts promo.member.title". */
  where: string;
  english: string;
  translated: string;
  /** A function is shown by its source, and has to be changed in the file itself. */
  isFunction: boolean;
}

const siblingOf = (file: string, language: string) => file.replace(/\.ts$/, `.${language}.ts`);

/** Modules of functions that use sentences, and of what visitors type, have names that end alike. */
const withoutSentences = /^app\/editors\/|\/(?:lexicon|fallback)\/|(?:words-of|in-words)\.ts$/;

const modules = globSync("app/**/*words.ts", { cwd: root })
  .filter((file) => !withoutSentences.test(file))
  .sort();

async function sentencesOf(file: string, language: string): Promise<SentenceRow[]> {
  const english = flat(await import(join(root, file)));
  const translated = new Map(flat(await import(join(root, siblingOf(file, language)))));
  return english.map(([path, value]) => ({
    where: `${file} ${path}`,
    english: String(value),
    translated: String(translated.get(path) ?? ""),
    isFunction: typeof value === "function",
  }));
}

/** Every text and function of a module, with its path. */
function flat(value: object, path: string[] = []): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const here = [...path, name];
    if (typeof held === "string" || typeof held === "function") return [[here.join("."), held]];
    return typeof held === "object" && held !== null ? flat(held, here) : [];
  });
}

const inPo = ({ where, english, translated, isFunction }: SentenceRow) =>
  [
    ...(isFunction ? ["#. A function: change it in the file."] : []),
    // Until a speaker has read it, each sentence is a draft.
    ...(translated ? ["#, fuzzy"] : []),
    `msgctxt ${JSON.stringify(where)}`,
    `msgid ${JSON.stringify(english)}`,
    `msgstr ${JSON.stringify(translated)}`,
    "",
  ].join("\n");

const anEntry = /^msgctxt (".*")\nmsgid (".*")\nmsgstr (".*")$/gm;

/** The file with one text replaced; null unless the old one occurs exactly once. */
function replaced(source: string, was: string, is: string): string | null {
  const parts = source.split(JSON.stringify(was));
  return parts.length === 2 ? parts.join(JSON.stringify(is)) : null;
}

async function importInto(language: string, from: string): Promise<void> {
  const given = [...readFileSync(from, "utf8").matchAll(anEntry)].map(
    (parts) => parts.slice(1, 4).map((part) => JSON.parse(part)) as [string, string, string],
  );
  for (const file of modules.filter((one) => existsSync(join(root, siblingOf(one, language))))) {
    const path = join(root, siblingOf(file, language));
    for (const { where, translated, isFunction } of await sentencesOf(file, language)) {
      const text = given.find(([context]) => context === where)?.[2];
      if (isFunction || text === undefined || text === "" || text === translated) continue;
      const source = replaced(readFileSync(path, "utf8"), translated, text);
      if (source === null) console.error(`${where}: change it by hand, to “${text}”`);
      else writeFileSync(path, source);
    }
  }
}

const [command, language = "", file = ""] = process.argv.slice(2);
const others = languages.filter((one) => one !== "en");
const isKnown = others.some((one) => one === language);

if (command === "missing") {
  for (const one of others)
    for (const path of modules.filter((english) => !existsSync(join(root, siblingOf(english, one)))))
      console.log(`${one} ${path}`);
} else if (command === "export" && isKnown) {
  console.log(
    `msgid ""\nmsgstr "Language: ${language}\\nMIME-Version: 1.0\\nContent-Type: text/plain; charset=UTF-8\\nContent-Transfer-Encoding: 8bit\\n"\n`,
  );
  for (const path of modules.filter((english) => existsSync(join(root, siblingOf(english, language)))))
    for (const sentence of await sentencesOf(path, language)) console.log(inPo(sentence));
} else if (command === "import" && isKnown && existsSync(file)) {
  await importInto(language, file);
} else {
  console.error(usage);
  process.exitCode = 1;
}
