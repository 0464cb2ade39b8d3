import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "Connexion et sécurité",
  wait: "Un instant…",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "Votre mot de passe",
  code: "Un code de votre deuxième étape",
  codeHint: "Ou un de vos codes de secours.",
  googleHint: "Cela marche dans les dix minutes après une connexion avec Google.",
  googleAgain: "Déconnectez-vous, reconnectez-vous avec Google, et faites ceci dans les dix minutes.",
};

export const securityText: Words["securityText"] = {
  title: "Connexion et sécurité",
  confirmed: "Confirmée",
  notConfirmed: "Non confirmée",
  changePassword: "Changer de mot de passe",
  setPassword: "Définir un mot de passe",
  profile: "Votre profil",
  how: "Comment vous vous connectez",
  changeEmail: "Changer d’adresse e-mail",
  where: "Les appareils connectés",
  since: (day) => `depuis le ${day}`,
  thisDevice: "Cet appareil",
  signOut: "Déconnecter",
  signOutOthers: "Déconnecter tous les autres appareils",
  signOutAll: "Déconnecter tous les appareils",
};

export const deviceText: Words["deviceText"] = {
  aBrowser: "Un navigateur",
  iPhoneOrIPad: "iPhone ou iPad",
  on: (browser, system) => `${browser} sur ${system}`,
};
