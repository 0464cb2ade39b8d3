import { failureWords } from "./words.ts";

/** What a page says when one of its forms met a failing server or a lost connection. */
export interface Failure {
  title: string;
  /** Without one, a general sentence says whose fault it was. */
  detail?: string | undefined;
}

type Failing = Failure | ((form: FormData, address: URL) => Failure);

/** What every page with an action exports: `export const handle = failing({ title: "Not saved" })`. */
export const failing = (words: Failing = failureWords.house) => ({ failing: words });

/** The words for one form that was sent. An endpoint has no page with words of its own. */
export function failureOf(handle: unknown, form: FormData, address: URL): Failure {
  const words = (handle as { failing?: Failing } | undefined)?.failing ?? failureWords.house;
  return typeof words === "function" ? words(form, address) : words;
}
