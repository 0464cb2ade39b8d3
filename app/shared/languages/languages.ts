/** English first: its pages have no prefix, and it is used for every sentence that isn't translated yet. */
export const languages = ["en", "sw", "fr", "am"] as const;

export type Language = (typeof languages)[number];

/** Each language's name in that language and its script. */
export const languageNames: Record<Language, string> = {
  en: "English",
  sw: "Kiswahili",
  fr: "Français",
  am: "አማርኛ",
};

/** How each language is offered to readers of another one, and how they decline. */
export const languageOffers: Record<Language, { read: string; decline: string }> = {
  en: { read: "Read Fursa in English", decline: "No, thanks" },
  sw: { read: "Soma Fursa kwa Kiswahili", decline: "Hapana, asante" },
  fr: { read: "Lire Fursa en français", decline: "Non, merci" },
  am: { read: "Fursaን በአማርኛ ያንብቡ", decline: "አይ፣ አመሰግናለሁ" },
};

/** The prefix of the path of every page in a language: "" or "/sw". */
export const prefixOf = (language: Language) => (language === "en" ? "" : `/${language}`);

const prefixed = /^\/(sw|fr|am)(?=[/?#]|$)/;

/** "/sw/browse" is "/browse" in Kiswahili. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix, language] = prefixed.exec(path) ?? [];
  if (!prefix) return { language: "en", path };
  const rest = path.slice(prefix.length);
  return { language: language as Language, path: rest.startsWith("/") ? rest : `/${rest}` };
}
