import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  signInAndSecurity: "Connexion et sécurité",
  oneMoment: "Un instant…",
};

export const emailText: Words["emailText"] = {
  changeYourEmail: "Changer d’adresse e-mail",
  newEmail: "Nouvelle adresse e-mail",
};

export const keepEmailText: Words["keepEmailText"] = {
  keepYourEmail: "Garder votre adresse e-mail",
};

export const newEmailText: Words["newEmailText"] = {
  yourNewEmail: "Votre nouvelle adresse e-mail",
};

export const passwordText: Words["passwordText"] = {
  changeYourPassword: "Changer de mot de passe",
  newPassword: "Nouveau mot de passe",
};

export const proofFieldText: Words["proofFieldText"] = {
  yourPassword: "Votre mot de passe",
  aCodeFromYour: "Un code de votre deuxième étape",
  orOneOfYour: "Ou un de vos codes de secours.",
  thisWorksWithinTen: "Cela marche dans les dix minutes après une connexion avec Google.",
};

export const securityText: Words["securityText"] = {
  signInAndSecurity: "Connexion et sécurité",
  confirmed: "Confirmée",
  notConfirmed: "Non confirmée",
  changePassword: "Changer de mot de passe",
  setAPassword: "Définir un mot de passe",
};
