import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "Skani msimbo huu",
  codeAlt: "Msimbo wa QR wa programu yako ya uthibitisho",
  name: "Jina lake",
  nameHint: "Ili ujue ni ipi.",
};

export const codesText: Words["codesText"] = {
  title: "Misimbo mipya ya dharura",
};

export const factorListText: Words["factorListText"] = {
  app: "Programu ya uthibitisho",
};

export const phoneText: Words["phoneText"] = {
  title: "Andika msimbo",
  number: "Nambari ya simu",
  numberHint: "Pamoja na msimbo wa nchi, kama +254712345678",
  name: "Jina lake",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "Tunza misimbo hii",
  itWorks: "Inafanya kazi",
  label: "Misimbo ya dharura",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Haijathibitishwa",
  code: "Msimbo wa tarakimu sita",
  checking: "Inakagua...",
};
