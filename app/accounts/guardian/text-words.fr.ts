import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const guardianFormText: Words["guardianFormText"] = {
  email: "L’adresse e-mail de votre parent ou tuteur légal",
  ask: "Demander l’accord",
  failed: "Nous n’avons pas écrit à votre parent ou tuteur légal",
};

export const guardianText: Words["guardianText"] = {
  expired: "Ce lien ne marche plus",
  title: "L’accord d’un parent ou tuteur légal",
  withdraw: "Je retire mon accord",
  refuse: "Je ne suis pas d’accord",
  notRecorded: "Rien n’a été enregistré",
  expiredWhy: "Il est trop ancien, le compte a été supprimé, ou l’élève s’est adressé à une autre personne.",
  forAccount: (email) => `Pour le compte Fursa de ${email}`,
  signOut: "Se déconnecter",
  intro:
    "Cet élève a moins de 18 ans. Avec votre accord, nous lui envoyons notre lettre d’information hebdomadaire et le laissons écrire dans les discussions publiques. Il peut chercher et garder des bourses sans cet accord.",
  hasAgreed: "Vous avez donné votre accord. Vous pouvez le retirer ici.",
  agree: "Je suis le parent ou le tuteur légal, et je suis d’accord",
};
