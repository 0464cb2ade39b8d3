import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "Scannez ce code",
  codeAlt: "Code QR pour votre application d’authentification",
  name: "Un nom pour la reconnaître",
  nameHint: "Pour savoir de laquelle il s’agit.",
};

export const codesText: Words["codesText"] = {
  title: "Nouveaux codes de secours",
};

export const factorListText: Words["factorListText"] = {
  app: "Application d’authentification",
};

export const phoneText: Words["phoneText"] = {
  title: "Tapez le code",
  number: "Numéro de téléphone",
  numberHint: "Avec l’indicatif du pays, comme +254712345678",
  name: "Un nom pour la reconnaître",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "Gardez ces codes",
  itWorks: "Cela marche",
  label: "Codes de secours",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Non vérifié",
  code: "Code à six chiffres",
  checking: "Vérification…",
};
