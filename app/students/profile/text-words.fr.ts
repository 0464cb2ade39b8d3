import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  role: "Je suis",
  fullName: "Nom complet",
  email: "Adresse e-mail",
  phone: "Téléphone",
  optional: "Facultatif",
  country: "Pays",
  chooseYourCountry: "Choisissez votre pays",
  age: "Âge",
  choose: "Choisissez",
  ageHint:
    "Facultatif. Avant 18 ans, un parent ou tuteur légal doit donner son accord pour la lettre d’information.",
  newsletter: "Lettre d’information du lundi",
  alerts: "Alertes par e-mail",
  aboutYou: "À propos de vous",
  emails: "Nos e-mails",
};

export const profileCardsText: Words["profileCardsText"] = {
  back: "Votre profil",
  matches: "Voir mes opportunités",
  confirmTitle: "Confirmez votre adresse e-mail",
  confirm: (email) =>
    `Nous avons envoyé un lien à ${email}. Les alertes et la lettre d’information ne vont qu’aux adresses confirmées, et les messages et votes de l’Entraide étudiante ne comptent qu’à partir d’elles.`,
  sendAgain: "Renvoyer le lien",
  circumstances: "Votre situation",
  circumstancesNote: "Réfugiés, handicap, orphelins ou faibles revenus",
  guardianTitle: "L’accord d’un parent ou tuteur légal",
  agreed: (email) => `${email} a donné son accord pour la lettre d’information et les messages publics.`,
  guardianWhy:
    "Vous avez moins de 18 ans : un parent ou tuteur légal doit donner son accord avant que nous vous envoyions la lettre d’information ou que vous publiiez des messages.",
  waiting: (email) => `Nous avons écrit à ${email} et attendons une réponse.`,
  account: "Votre compte",
  admin: "Administration",
  children: "Vos enfants",
  alerts: "Alertes, rappels et lettre d’information",
  security: "Connexion et sécurité",
  data: "Vos données : télécharger ou supprimer",
  privacy: "Confidentialité",
  signOut: "Se déconnecter",
};

export const hiddenSaveText: Words["hiddenSaveText"] = { save: "Enregistrer" };
