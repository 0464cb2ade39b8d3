import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const receiptWords: Words["receiptWords"] = {
  subject: "Nous avons reçu votre demande de partenariat",
  thanks:
    "Merci de votre intérêt pour Fursa. La demande de votre école nous est parvenue. Nous vous répondrons sous 2 jours ouvrables.",
  more: (contactEmail) => `Pour ajouter ou changer quelque chose, écrivez à ${contactEmail}.`,
  notYou:
    "Si vous n’avez rien demandé, quelqu’un a tapé votre adresse par erreur. Vous pouvez ignorer cet e-mail.",
};
