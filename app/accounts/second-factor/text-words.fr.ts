import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  scanThisCode: "Scannez ce code",
  qrCodeForYour: "Code QR pour votre application d’authentification",
  aNameForIt: "Un nom pour la reconnaître",
  soThatYouKnow: "Pour savoir de laquelle il s’agit.",
};

export const codesText: Words["codesText"] = {
  newRecoveryCodes: "Nouveaux codes de secours",
};

export const factorListText: Words["factorListText"] = {
  authenticatorApp: "Application d’authentification",
};

export const phoneText: Words["phoneText"] = {
  typeTheCode: "Tapez le code",
  phoneNumber: "Numéro de téléphone",
  withTheCountryCode: "Avec l’indicatif du pays, comme +254712345678",
  aNameForIt: "Un nom pour la reconnaître",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  keepTheseCodes: "Gardez ces codes",
  itWorks: "Cela marche",
  recoveryCodes: "Codes de secours",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Non vérifié",
  sixDigitCode: "Code à six chiffres",
  checking: "Vérification…",
};
