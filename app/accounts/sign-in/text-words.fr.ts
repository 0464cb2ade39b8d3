import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  thatDidntWork: "Cela n’a pas marché",
  email: "Adresse e-mail",
  sending: "Envoi…",
};

export const authText: Words["authText"] = {
  signInToFursa: "Connectez-vous à Fursa, ou créez un compte gratuit.",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  createYourAccount: "Créez votre compte",
  welcome: "Bienvenue",
  signInOrSign: "Connexion ou création de compte",
};

export const challengeText: Words["challengeText"] = {
  oneMoreStep: "Encore une étape",
  fromTheTextMessage: "Celui du SMS. Téléphone perdu ? Tapez un de vos codes de secours.",
  checking: "Vérification…",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  creatingAccount: "Création du compte…",
  signingIn: "Connexion…",
  signUp: "Créer un compte",
  signIn: "Se connecter",
};

export const resetText: Words["resetText"] = {
  setANewPassword: "Définir un nouveau mot de passe",
  newPassword: "Nouveau mot de passe",
  saving: "Enregistrement…",
};
