/** A translated sentence as a reader sees it. */
export interface TranslatedSentence {
  /** The module, and the path of the sentence in it: "app/discover/home/words.ts promo.title". */
  id: string;
  /** Values that the page fills in are shown as "…". */
  text: string;
  english: string;
}

export type SentenceModules = Record<string, object>;

/** Pairs the sentences of translated modules with the English ones. Keys of modules are paths like "/app/discover/words.sw.ts". */
export function listSentences(translated: SentenceModules, english: SentenceModules): TranslatedSentence[] {
  return Object.entries(translated).flatMap(([path, module]) => {
    const englishPath = path.replace(/\.\w+\.ts$/, ".ts");
    const originals = new Map(textsIn(english[englishPath] ?? {}));
    return textsIn(module).map(([way, text]) => ({
      id: `${englishPath.slice(1)} ${way}`,
      text,
      english: originals.get(way) ?? "",
    }));
  });
}

function textsIn(value: object, way: string[] = []): [way: string, text: string][] {
  return Object.entries(value).flatMap(([name, held]): [string, string][] => {
    const here = [...way, name];
    if (typeof held === "object" && held !== null) return textsIn(held, here);
    const text = typeof held === "function" ? templateOf(String(held)) : held;
    return typeof text === "string" && /\p{L}{2}/u.test(text) ? [[here.join("."), text]] : [];
  });
}

/** The sentence that a function returns; null if it returns several. */
function templateOf(source: string): string | null {
  const [only, ...more] = source.match(/`[^`]*`|"[^"]*"/g) ?? [];
  return only && more.length === 0 ? only.slice(1, -1).replaceAll(/\$\{[^}]{0,200}\}/g, "…") : null;
}

export const mostFound = 20;

/** The sentences that contain all words of a text, in either language; upper case and accents don't matter. */
export function findSentences(sentences: TranslatedSentence[], wanted: string): TranslatedSentence[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return sentences
    .filter(({ text, english }) => {
      const [own, original] = [plain(text), plain(english)];
      return parts.every((part) => own.includes(part)) || parts.every((part) => original.includes(part));
    })
    .sort((one, other) => one.text.length - other.text.length)
    .slice(0, mostFound);
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
