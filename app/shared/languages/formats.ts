import { language } from "./language.ts";

/** "12,500", as the current language writes it. */
export const formatNumber = (count: number) => count.toLocaleString(language());

/** "Law, Nursing": names one after the other, without "and". */
export const listNames = (names: readonly string[]) => names.join(language() === "am" ? "፣ " : ", ");
