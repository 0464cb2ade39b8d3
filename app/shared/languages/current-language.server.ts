import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "./languages.ts";

const current = new AsyncLocalStorage<Language>();

/** Runs `write` with this language for every sentence in it, and in everything that it starts. */
export const withLanguage = <Written>(language: Language, write: () => Written): Written =>
  current.run(language, write);

/** English if no language is set. */
export const currentLanguage = (): Language => current.getStore() ?? "en";
