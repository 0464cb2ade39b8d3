import { englishText } from "#app/shared/languages/english-text.ts";
import { factWords } from "./words.ts";

/** Beside the heading of a text that editors or providers wrote, on a page in another language. */
export const InEnglish = () =>
  englishText() && <small className="text-sm font-normal text-ink-2">{factWords.inEnglish}</small>;
