import { language } from "./language.ts";
import type { Language } from "./languages.ts";

/** "12,500", as the current language writes it. */
export const formatNumber = (count: number) => count.toLocaleString(language());

/** "Law, Nursing": a list of names without "and". */
export const listNames = (names: readonly string[]) => names.join(language() === "am" ? "፣ " : ", ");

/** "Tuition: KES 100; Books: KES 20": entries that may have commas of their own. */
export const listEntries = (entries: readonly string[]) => entries.join(language() === "am" ? "፤ " : "; ");

/** Adds a full stop to a sentence without one. */
export const withStop = (sentence: string) => `${sentence}${language() === "am" ? "።" : "."}`;

const colons: Partial<Record<Language, string>> = { fr: "\u00a0:", am: "፦" };

/** A label with its colon. French puts a space before it; Amharic has its own sign. */
export const withColon = (label: string, inLanguage = language()) => `${label}${colons[inLanguage] ?? ":"}`;

/** A sentence with its full stop, which Amharic writes with its own sign. */
export const withFullStop = (sentence: string) => `${sentence}${language() === "am" ? "።" : "."}`;
