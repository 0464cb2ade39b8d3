import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const emailText: Words["emailText"] = {
  title: "Changer d’adresse e-mail",
  newEmail: "Nouvelle adresse e-mail",
  failed: "L’adresse e-mail n’a pas changé",
  intro: (email) =>
    `Vous vous connectez avec ${email}. Nous écrivons à la nouvelle adresse. Ouvrez le lien reçu pour faire le changement. Nous prévenons aussi l’ancienne adresse.`,
  send: "Envoyer le lien",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "Garder votre adresse e-mail",
  failed: "Rien n’a été arrêté",
  intro:
    "Une personne qui connaissait votre mot de passe a demandé à se connecter avec une autre adresse. Si ce n’était pas vous, reprenez votre compte ici.",
  text: "Votre adresse ne change pas. Nous déconnectons tous les appareils, et vous définissez un nouveau mot de passe.",
  keep: "Garder mon adresse",
};

export const newEmailText: Words["newEmailText"] = {
  title: "Votre nouvelle adresse e-mail",
  intro: "Désormais, vous vous connectez avec cette adresse. Tous vos appareils seront déconnectés.",
  use: "Utiliser cette adresse",
};
