import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "./languages.ts";

const current = new AsyncLocalStorage<Language>();

/** Runs `write` so that every sentence in it, and in all that it starts, is in this language. */
export const withLanguage = <Written>(language: Language, write: () => Written): Written =>
  current.run(language, write);

/** English where nobody has said. */
export const currentLanguage = (): Language => current.getStore() ?? "en";
