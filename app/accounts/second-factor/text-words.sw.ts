import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  scanThisCode: "Skani msimbo huu",
  qrCodeForYour: "Msimbo wa QR wa programu yako ya uthibitisho",
  aNameForIt: "Jina lake",
  soThatYouKnow: "Ili ujue ni ipi.",
};

export const codesText: Words["codesText"] = {
  newRecoveryCodes: "Misimbo mipya ya dharura",
};

export const factorListText: Words["factorListText"] = {
  authenticatorApp: "Programu ya uthibitisho",
};

export const phoneText: Words["phoneText"] = {
  typeTheCode: "Andika msimbo",
  phoneNumber: "Nambari ya simu",
  withTheCountryCode: "Pamoja na msimbo wa nchi, kama +254712345678",
  aNameForIt: "Jina lake",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  keepTheseCodes: "Tunza misimbo hii",
  itWorks: "Inafanya kazi",
  recoveryCodes: "Misimbo ya dharura",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Haijathibitishwa",
  sixDigitCode: "Msimbo wa tarakimu sita",
  checking: "Inakagua...",
};
