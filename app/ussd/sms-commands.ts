import { type Language, languages } from "#app/shared/languages/languages.ts";

/** Each works for everyone, whichever language the reply is in. */
const commands = {
  closing: { en: ["closing"], sw: ["tarehe"], fr: ["fin"], am: ["የሚዘጉ"] },
  saved: { en: ["saved"], sw: ["orodha"], fr: ["liste"], am: ["የተቀመጡ"] },
  check: { en: ["check"], sw: ["kagua"], fr: ["verifier"], am: ["አጣራ", "ያጣሩ"] },
  menu: { en: ["", "menu", "help"], sw: ["msaada"], fr: ["aide"], am: ["እርዳታ"] },
} satisfies Record<string, Record<Language, string[]>>;
export type SmsCommand = keyof typeof commands;

/** Phones may add accents to capital letters. */
const wordOf = (typed: string) => typed.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const parseCommand = (typed: string): SmsCommand | undefined =>
  (Object.keys(commands) as SmsCommand[]).find((command) =>
    Object.values(commands[command]).flat().includes(wordOf(typed)),
  );

/** The language of the command, or of the letters. */
export function languageOfText(text: string): Language {
  const word = wordOf(text.trim().split(/\s/, 1)[0] ?? "");
  const ofCommand = languages.find((language) =>
    Object.values(commands).some((command) => command[language].includes(word)),
  );
  return ofCommand ?? (/\p{Script=Ethiopic}/u.test(text) ? "am" : "en");
}
