import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "Connexion et sécurité",
  wait: "Un instant…",
};

export const emailText: Words["emailText"] = {
  title: "Changer d’adresse e-mail",
  newEmail: "Nouvelle adresse e-mail",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "Garder votre adresse e-mail",
};

export const newEmailText: Words["newEmailText"] = {
  title: "Votre nouvelle adresse e-mail",
};

export const passwordText: Words["passwordText"] = {
  title: "Changer de mot de passe",
  newPassword: "Nouveau mot de passe",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "Votre mot de passe",
  code: "Un code de votre deuxième étape",
  codeHint: "Ou un de vos codes de secours.",
  googleHint: "Cela marche dans les dix minutes après une connexion avec Google.",
};

export const securityText: Words["securityText"] = {
  title: "Connexion et sécurité",
  confirmed: "Confirmée",
  notConfirmed: "Non confirmée",
  changePassword: "Changer de mot de passe",
  setPassword: "Définir un mot de passe",
};
