import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "Ce lien ne marche plus",
  title: "Arrêter ces e-mails",
  undo: "C’était une erreur : les renvoyer",
  page: "E-mails de Fursa",
  incomplete: "Il est incomplet, ou le compte a été supprimé et n’envoie plus d’e-mails.",
  changedMind: "Vous changez d’avis ? Le même lien permet de les recevoir à nouveau.",
  stop: (name) => `Arrêter ${name} ?`,
  stopped: (name) => `Arrêt : ${name}`,
  again: (name) => `Vous recevez à nouveau ${name}`,
};
