import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  yourData: "Vos données",
};

export const deleteText: Words["deleteText"] = {
  deleteMyAccount: "Supprimer mon compte",
  yourData: "Vos données",
};

export const guardianFormText: Words["guardianFormText"] = {
  yourParentsOrGuardians: "L’adresse e-mail de votre parent ou tuteur légal",
};

export const guardianText: Words["guardianText"] = {
  thisLinkNoLonger: "Ce lien ne marche plus",
  aGuardiansConsent: "L’accord d’un parent ou tuteur légal",
  iWithdrawMyConsent: "Je retire mon accord",
  iDontAgree: "Je ne suis pas d’accord",
};

export const privacyText: Words["privacyText"] = {
  privacy: "Vie privée",
  whatFursaKnowsAbout:
    "Ce que Fursa sait de vous, pourquoi, combien de temps, et ce que vous pouvez faire. En mots simples.",
};
