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

export const passwordText: Words["passwordText"] = {
  title: "Changer de mot de passe",
  newPassword: "Nouveau mot de passe",
  failed: "Le mot de passe n’a pas changé",
  intro: "Les autres appareils seront déconnectés.",
  save: "Enregistrer le mot de passe",
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
