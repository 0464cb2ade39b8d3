import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const forgotText: Words["forgotText"] = {
  title: "Mot de passe oublié ?",
  intro:
    "Écrivez l’adresse e-mail de votre compte. Nous vous envoyons un lien pour définir un nouveau mot de passe.",
  send: "Envoyer le lien",
};

export const resetText: Words["resetText"] = {
  title: "Définir un nouveau mot de passe",
  newPassword: "Nouveau mot de passe",
  saving: "Enregistrement…",
  failed: "Le mot de passe n’a pas changé",
  save: "Enregistrer le mot de passe",
  another: "Demander un autre lien",
};

export const passwordText: Words["passwordText"] = {
  title: "Changer de mot de passe",
  newPassword: "Nouveau mot de passe",
  failed: "Le mot de passe n’a pas changé",
  intro: "Les autres appareils seront déconnectés.",
  save: "Enregistrer le mot de passe",
};

export const passwordFieldText: Words["passwordFieldText"] = {
  hide: "Masquer",
  show: "Afficher",
  hidePassword: "Masquer le mot de passe",
  showPassword: "Afficher le mot de passe",
};
