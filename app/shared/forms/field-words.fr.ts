import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./field-words.ts";

type Words = Translation<typeof english>;

export const fieldWords: Words["fieldWords"] = {
  enter: () => "Remplissez ce champ.",
  write: () => "Écrivez quelque chose ici.",
  choose: () => "Choisissez une réponse.",
  tooLong: (most) => `Au plus ${most} caractères.`,
  email: "Écrivez une adresse e-mail complète, par exemple amina@example.com.",
  phone: "Écrivez un numéro de téléphone en chiffres, par exemple +254 712 345678.",
  password: "Entrez votre mot de passe.",
  tooShort: (least) => `Au moins ${least} caractères`,
  number: (least, most) => `Entrez un nombre de ${least} à ${most}.`,
  whole: "Entrez un nombre entier.",
  decimals: (most) =>
    most < 2 ? `Au plus ${most} chiffre après la virgule.` : `Au plus ${most} chiffres après la virgule.`,
  oneOf: "Choisissez dans la liste.",
  someOf: "Choisissez dans la liste.",
  once: "Choisissez chacun une seule fois.",
  lost: "Une partie du formulaire s’est perdue. Envoyez-le à nouveau.",
};
