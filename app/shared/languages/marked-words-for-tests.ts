// Loaded into a server of a test with `--import`: every sentence that has a translation is shown in brackets, so that one without
// brackets is in the code. The product itself has no setting for this.
import { registerHooks } from "node:module";

type Words = unknown;

/** For a module without a translation, this decides what isn't a sentence. */
const addressOrKey = /^$|^[/#]|^https?:|^[a-z\d_.:-]+$/;

/** A text that a translation changes is a sentence; one that every language writes alike is a name, an address or a key. */
function mark(english: Words, others: readonly Words[]): Words {
  if (typeof english === "string") {
    const isSentence =
      others.length > 0 ? others.some((other) => other !== english) : !addressOrKey.test(english);
    return isSentence ? `⟦${english}⟧` : english;
  }
  if (typeof english === "function")
    return (...given: unknown[]) =>
      mark(
        english(...given),
        others.map((other) => (other as typeof english)(...given)),
      );
  if (typeof english !== "object" || english === null) return english;
  const parts = Object.entries(english).map(([name, part]) => [
    name,
    mark(
      part,
      others.map((other) => (other as Record<string, Words>)[name]),
    ),
  ]);
  return Array.isArray(english) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

Object.assign(globalThis, {
  markWords: (name: string, english: Record<string, Words>, translations: Record<string, typeof english>) =>
    name === "language"
      ? english[name]
      : mark(
          english[name],
          Object.values(translations).flatMap((one) => (name in one ? [one[name]] : [])),
        ),
});

/** The code of `choose-language.server.ts`, in whichever file the build put it. */
const choice = "translations[currentLanguage()]?.[name] ?? english[name]";

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes("/build/server/") || !loaded.source) return loaded;
    const source = String(loaded.source);
    return source.includes(choice)
      ? { ...loaded, source: source.replace(choice, "markWords(name, english, translations)") }
      : loaded;
  },
});
