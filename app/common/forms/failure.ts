import { failureWords } from "./words.ts";

/** What a page says when one of its forms met a failing server or a lost connection. */
export interface Failure {
  title: string;
  /** Where there is none, a sentence of the house says whose fault it was. */
  detail?: string | undefined;
}

export type Failing = Failure | ((form: FormData, address: URL) => Failure);

/** The words for one form that was sent. An endpoint has no page to say them on, so the house speaks for it. */
export function failureOf(handle: unknown, form: FormData, address: URL): Failure {
  const words = (handle as { failing?: Failing } | undefined)?.failing ?? failureWords.house;
  return typeof words === "function" ? words(form, address) : words;
}
