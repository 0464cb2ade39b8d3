import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "Scannez ce code",
  codeAlt: "Code QR pour votre application d’authentification",
  name: "Un nom pour la reconnaître",
  nameHint: "Pour savoir de laquelle il s’agit.",
  addTitle: "Ajouter une application d’authentification",
  failed: "L’application n’a pas été ajoutée",
  scan: "Ouvrez votre application d’authentification, ajoutez un compte, et pointez l’appareil photo ici.",
  key: "Sur ce téléphone, ou sans appareil photo ? Tapez plutôt cette clé dans l’application :",
  intro:
    "Par exemple Google Authenticator, Microsoft Authenticator ou Aegis. Elle marche sans internet et ne coûte rien.",
  next: "Continuer",
  usualName: "Mon téléphone",
};

export const codesText: Words["codesText"] = {
  title: "Nouveaux codes de secours",
  failed: "Aucun nouveau code",
  intro: "Les anciens ne marchent plus.",
  make: "Créer de nouveaux codes",
};

export const factorListText: Words["factorListText"] = {
  app: "Application d’authentification",
  title: "Deuxième étape",
  intro: "Avec une deuxième étape, votre mot de passe seul ne suffit pas. Nous demandons aussi un code.",
  phone: (end) => `Téléphone qui finit par ${end}`,
  remove: "Retirer",
  addPhone: "Ajouter un téléphone",
  codesLeft: (count) =>
    count < 2 ? `Il reste ${count} code de secours.` : `Il reste ${count} codes de secours.`,
  makeNew: "En créer de nouveaux",
};

export const phoneText: Words["phoneText"] = {
  title: "Tapez le code",
  number: "Numéro de téléphone",
  numberHint: "Avec l’indicatif du pays, comme +254712345678",
  name: "Un nom pour la reconnaître",
  addTitle: "Ajouter un téléphone",
  failed: "Le téléphone n’a pas été ajouté",
  sent: (phone) => `Nous avons envoyé un SMS au ${phone}. Le code qu’il contient marche pendant dix minutes.`,
  intro:
    "Nous envoyons un code par SMS quand vous vous connectez. Une application d’authentification est plus sûre si vous pouvez en utiliser une.",
  send: "Envoyer un code",
  usualName: "Mon numéro",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "Gardez ces codes",
  itWorks: "Cela marche",
  label: "Codes de secours",
  intro:
    "Si vous perdez votre téléphone, chacun vous laisse entrer une fois. Nous ne les montrons que maintenant : notez-les ou enregistrez-les.",
  ready: "La nouvelle deuxième étape peut servir dès maintenant.",
  done: "Terminé",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Non vérifié",
  code: "Code à six chiffres",
  checking: "Vérification…",
  verify: "Vérifier",
};

export const codeFieldText: Words["codeFieldText"] = {
  label: "Code",
};

export const confirmFirstText: Words["confirmFirstText"] = {
  sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le, puis revenez ici.`,
  again: "Renvoyer le lien",
};

export const removeText: Words["removeText"] = {
  failed: "Rien n’a été retiré",
  name: "Retirer une deuxième étape",
  title: (name) => `Retirer : ${name}`,
  intro: "Nous ne demanderons plus son code à la connexion.",
};

export const phoneCodeText: Words["phoneCodeText"] = {
  code: (code) =>
    `${code} est votre code Fursa. Il marche dix minutes. Nous ne le demandons jamais par téléphone.`,
};
