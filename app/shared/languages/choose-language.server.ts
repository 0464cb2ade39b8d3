import { currentLanguage } from "./current-language.server.ts";
import type { Language } from "./languages.ts";

type Words = Record<string, unknown>;

/**
 * The exports of a module in the current language, chosen each time one is called or read. `scripts/translations.ts`
 * replaces every module that has translations by this.
 */
export function chooseLanguage<English extends Words>(
  english: English,
  translations: Partial<Record<Language, Words>>,
): English {
  const now = (name: string) => translations[currentLanguage()]?.[name] ?? english[name];
  const chosen = Object.entries(english).map(([name, value]) => [
    name,
    choosing(name, value, () => now(name)),
  ]);
  return Object.fromEntries(chosen);
}

function choosing(name: string, english: unknown, now: () => unknown): unknown {
  if (typeof english === "function")
    return (...given: unknown[]) => (now() as (...given: unknown[]) => unknown)(...given);
  if (typeof english !== "object" || english === null)
    throw new Error(`${name} has translations, so it must be an object or a function`);
  const present = now as () => object;
  return new Proxy(Array.isArray(english) ? [] : {}, {
    get: (_, key) => Reflect.get(present(), key),
    has: (_, key) => Reflect.has(present(), key),
    ownKeys: () => Reflect.ownKeys(present()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(present(), key),
  });
}
