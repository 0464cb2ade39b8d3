import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "Vos données",
  profile: "Votre profil",
  intro: "Elles sont à vous. Vous pouvez en télécharger une copie ou les supprimer.",
  downloadTitle: "Tout télécharger",
  downloadText:
    "Un seul fichier (JSON) avec tout ce que nous savons de vous. Il ne contient ni mots de passe ni clés. Il ne contient pas non plus ce que vous avez dit de votre situation : d’autres peuvent ouvrir un fichier.",
  circumstances: "Le voir ou le supprimer ici",
  download: "Télécharger mes données",
  deleteText:
    "Supprime votre compte, votre profil et tout ce qu’il contient, tout de suite et pour toujours.",
};

export const deleteText: Words["deleteText"] = {
  title: "Supprimer mon compte",
  yourData: "Vos données",
  failed: "Le compte n’a pas été supprimé",
  intro:
    "Ce choix est définitif. Nous supprimons votre profil, vos offres, votre liste et vos recherches. Nous déconnectons tous les appareils et arrêtons tous les e-mails.",
  forGood: "Supprimer mon compte pour toujours",
};

export const privacyText: Words["privacyText"] = {
  title: "Vie privée",
  description:
    "Ce que Fursa sait de vous, pourquoi, combien de temps, et ce que vous pouvez faire. En mots simples.",
};
