import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "Cela n’a pas marché",
  email: "Adresse e-mail",
  sending: "Envoi…",
};

export const authText: Words["authText"] = {
  description: "Connectez-vous à Fursa, ou créez un compte gratuit.",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  createAccount: "Créez votre compte",
  welcome: "Bienvenue",
  tabs: "Connexion ou création de compte",
};

export const challengeText: Words["challengeText"] = {
  title: "Encore une étape",
  codeHint: "Celui du SMS. Téléphone perdu ? Tapez un de vos codes de secours.",
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
  title: "Définir un nouveau mot de passe",
  newPassword: "Nouveau mot de passe",
  saving: "Enregistrement…",
};
