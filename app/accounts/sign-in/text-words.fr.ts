import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "Cela n’a pas marché",
  email: "Adresse e-mail",
  sending: "Envoi…",
  notSent: "Rien n’a été envoyé",
  signIn: "Se connecter",
};

export const authText: Words["authText"] = {
  description: "Connectez-vous à Fursa, ou créez un compte gratuit.",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  createAccount: "Créez votre compte",
  welcome: "Bienvenue",
  tabs: "Connexion ou création de compte",
  signUpIntro: "Une adresse e-mail et un mot de passe suffisent. C’est gratuit.",
  signInIntro: "Connectez-vous pour voir votre profil et les offres qui vous conviennent.",
  or: "ou",
  google: "Continuer avec Google",
};

export const challengeText: Words["challengeText"] = {
  title: "Encore une étape",
  codeHint: "Celui du SMS. Téléphone perdu ? Tapez un de vos codes de secours.",
  checking: "Vérification…",
  name: "Deuxième étape",
  intro: "Votre compte est protégé par une deuxième étape.",
  text: (end) => `Envoyer un code par SMS au numéro qui finit par ${end}`,
  appHint: (apps) => `Celui de ${apps.join(" ou ")}. Téléphone perdu ? Tapez un de vos codes de secours.`,
  verify: "Vérifier",
  another: "Utiliser un autre compte",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  creatingAccount: "Création du compte…",
  signingIn: "Connexion…",
  signUp: "Créer un compte",
  signIn: "Se connecter",
  agree: "En créant un compte, vous acceptez notre façon de traiter vos données.",
  privacy: "Lire comment, en mots simples",
  noEmail: "Pas reçu l’e-mail de confirmation ?",
};
