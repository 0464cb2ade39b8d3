import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "./languages.ts";

const current = new AsyncLocalStorage<Language>();

/** Runs `write` with this language for every sentence in it, and in everything that it starts. */
export const withLanguage = <Written>(language: Language, write: () => Written): Written =>
  current.run(language, write);

/** Runs `write` in the current language; in English for Amharic, whose letters our PDFs and preview images can't draw. */
export const withLatinLetters = <Written>(write: () => Written): Written =>
  withLanguage(currentLanguage() === "am" ? "en" : currentLanguage(), write);

/** English if no language is set. */
export const currentLanguage = (): Language => current.getStore() ?? "en";
