import { formatNumber } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";

/** "1,204 KB"; the French say octets. */
export const kilobytesInWords = (kilobytes: number) =>
  `${formatNumber(kilobytes)} ${language() === "fr" ? "Ko" : "KB"}`;
