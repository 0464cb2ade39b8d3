import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./language-words.ts";

type Words = Translation<typeof english>;

export const memberLanguageWords: Words["memberLanguageWords"] = {
  title: "Langue",
  label: "Langue des e-mails et des notifications",
  save: "Enregistrer la langue",
  saved: {
    title: "Langue enregistrée",
    detail: "Les e-mails et les notifications arriveront dans cette langue.",
  },
};
