import { language } from "./language.ts";

/** "12,500", as the current language writes it. */
export const formatNumber = (count: number) => count.toLocaleString(language());
