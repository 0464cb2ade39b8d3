import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const planWords: Words["planWords"] = {
  title: "Mon plan de formations",
  description:
    "Classez les formations que vous voulez, comparez-les à vos notes, puis imprimez ou envoyez le plan.",
  intro:
    "Mettez en premier la formation que vous voulez le plus. Votre plan et vos notes sont dans le lien de cette page.",
  empty: "Votre plan est vide",
  emptyHint: "Ouvrez une formation et appuyez sur « Ajouter à mon plan ».",
  find: "Chercher des formations",
  another: "Ajouter une autre formation",
  places:
    "Le formulaire d’affectation a eu de quatre à six places ces dernières années. Vérifiez combien il en a maintenant, et écrivez les codes dans cet ordre.",
  ownForm: "Avant de postuler, vérifiez combien de formations votre formulaire accepte.",
  up: "Monter",
  down: "Descendre",
  remove: "Retirer",
  upOf: (name) => `Monter : ${name}`,
  downOf: (name) => `Descendre : ${name}`,
  removeOf: (name) => `Retirer : ${name}`,
  gone: (count) =>
    count < 2
      ? "Une formation de ce lien n’est plus dans nos tableaux."
      : `${count} formations de ce lien ne sont plus dans nos tableaux.`,
  warnings: {
    "out of reach": "Il manque quelque chose pour au moins une de ces formations. Voyez quoi ci-dessous.",
    "all a stretch":
      "Avec ces notes, tous vos choix sont juste en dessous ou fermés. Ajoutez une formation probable.",
    "none likely":
      "Aucun de vos choix n’est probable. Ajoutez une formation où vous êtes au-dessus des seuils.",
    "no grades": "Ajoutez vos notes pour voir à quelles formations elles suffisent.",
  },
  addGrades: "Indiquer mes notes",
  share: "Envoyer à un parent ou un enseignant",
  shareHint: "Toute personne qui ouvre le lien voit ces formations et vos notes.",
  withoutGrades: "Ne pas mettre mes notes dans le lien",
  shareTitle: (count) => (count < 2 ? "Mon plan de formations" : `Mon plan : ${count} formations`),
  print: "Pour imprimer le plan, utilisez le menu de votre navigateur. Les boutons ne sont pas imprimés.",
  keep: "Ajouter le plan à « Ma liste »",
  keepHint: "Nous gardons les formations et leur ordre. Vos notes restent dans votre profil.",
  remind: "M’écrire quand le portail d’affectation ouvre",
  remindHint:
    "Notre équipe entre le jour quand il est annoncé. D’ici là, notre calendrier montre la période habituelle.",
  save: "Enregistrer mon plan",
  notKept: "Votre plan n’est pas enregistré",
  saved: "Votre plan est enregistré",
  savedDetail: "Il est dans « Ma liste ».",
  forget: "Supprimer mon plan enregistré",
  forgotten: "Votre plan est supprimé",
  forgottenDetail: "Il est encore dans le lien de cette page.",
  signIn: "Se connecter pour l’enregistrer",
  opens: "Quand le portail ouvre",
  calendar: "Mettre dans mon agenda",
};
