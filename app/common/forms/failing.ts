import type { Failing } from "./failure.ts";
import "./stay-on-page.ts";
import { failureWords } from "./words.ts";

/**
 * What every page with an action exports: `export const handle = failing({ title: "Not saved" })`. It brings along what keeps
 * a form on the page, and the words for when it was not received; a page that has none of its own takes the house's.
 */
export const failing = (words: Failing = failureWords.house) => ({ failing: words });
