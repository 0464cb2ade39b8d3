import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const offlineFileWords: Words["offlineFileWords"] = {
  copyOf: (day) => `Copie du ${day}`,
  search: "Rechercher",
  searchLabel: "Que cherchez-vous ?",
  searchHint: "nursing kenya, masters in germany, KMTC",
  filters: "Filtres",
  any: "Tout",
  show: "Afficher",
  more: "Voir plus",
  found: (count) => (count < 2 ? `${count} trouvée` : `${count.toLocaleString("fr")} trouvées`),
  nothing: "Rien ne correspond dans cette copie. Essayez avec moins de mots ou de filtres.",
  closing: "Ferme bientôt",
  closingTitle: (days) => `Ferme dans les ${days} jours qui viennent`,
  nothingCloses: (days) =>
    `Rien ne ferme dans les ${days} jours qui viennent, d’après cette copie. Beaucoup de bourses n’ont pas encore annoncé de date.`,
  about: "À propos de cette copie",
  back: "Retour à la liste",
  notHere: "Pas dans cette copie",
  notHereWhy: "L’appel est fermé, ou plus récent que cette copie.",
  official: "Site officiel",
  needsNetwork: "Ce lien a besoin d’internet.",
  onFursa: "Voir la dernière version sur Fursa",
  old: (days) =>
    `Cette copie date de ${days} jours. Les dates ont peut-être changé. Consultez le site officiel.`,
  tooOld:
    "Ce navigateur ne peut pas ouvrir la copie. Utilisez Chrome ou un autre navigateur des cinq dernières années.",
  needsScript: "Cette copie a besoin de JavaScript. Activez-le dans les réglages de votre navigateur.",
  broken: "Cette copie est abîmée. Demandez-en une autre, ou téléchargez-la sur le site.",
  aboutCopy: {
    made: (day) => `Cette copie date du ${day}. Elle ne se met pas à jour.`,
    holds: (count) =>
      `Elle contient ${count} bourses, établissements et stages : tout le catalogue de Fursa ce jour-là.`,
    passOn:
      "Vous pouvez la donner par carte mémoire, par Bluetooth ou comme document dans une messagerie. Elle marche sans internet et ne garde rien sur vous.",
    newer: "La copie la plus récente est à l’adresse",
    fee: "Fursa est gratuit. Personne n’a le droit de vous vendre ce fichier.",
    sources: "Chaque page nomme les sources de ses informations. Les pages du site y mènent.",
    signed: "Signée par Fursa.",
    notSigned: "La signature est fausse. Quelqu’un a modifié cette copie. Ne vous y fiez pas.",
    cannotCheck: "Ce navigateur ne peut pas vérifier la signature.",
    keyIs: "La clé de la signature finit par",
    compare: "Elle doit être la même que sur la page de téléchargement.",
  },
};

export const appWords: Words["appWords"] = {
  noNetwork: "Pas de réseau",
  tryAgain: "Réessayer",
  saved: "Ma liste",
  profile: "Profil",
  union: "Entraide",
  onThisPhone: "Sur ce téléphone",
  needsNetwork: "Cette page a besoin d’internet",
  whatWorks:
    "La recherche, les fiches et les dates limites marchent sans internet. Si vos données personnelles sont sur ce téléphone, votre liste, votre profil et vos questions de l’Entraide aussi.",
  noCopy:
    "Il n’y a pas de copie du catalogue sur ce téléphone. Prenez-en une sur /fr/offline quand vous aurez internet.",
  failed:
    "Nous ne pouvons pas ouvrir la copie de ce téléphone. Allez sur /fr/offline, appuyez sur « Oublier ce téléphone » et prenez une nouvelle copie.",
  nothingOfMine:
    "Vos données personnelles ne sont pas sur ce téléphone. Avec internet, connectez-vous et allez à « Sur ce téléphone » pour les ajouter.",
  savedOn: (day) => `État au ${day}, plus ce que vous avez fait ici depuis.`,
  nothingSaved: "Votre liste est encore vide.",
  qualify: "Est-ce que je remplis les conditions ?",
  working: "Un instant…",
  didNotWork: "Cela n’a pas marché. Vérifiez votre connexion et la place libre.",
  noRoom: "Il n’y a pas assez de place sur ce téléphone. Votre ancienne copie est toujours là.",
  keeps: (day) =>
    `Le catalogue du ${day} est sur ce téléphone. Quand vous avez internet, il prend les changements deux fois par jour au plus.`,
  keepsNothing: "Rien n’est gardé sur ce téléphone.",
  keep: "Garder Fursa sur ce téléphone",
  keeping: (kilobytes) => `Téléchargement du catalogue : ${kilobytes} Ko pour l’instant…`,
  cannotKeep: "Ce navigateur ne peut pas le garder. Utilisez plutôt le fichier sur /fr/offline.",
  notOffered: "Ce n’est pas disponible en ce moment. Utilisez plutôt le fichier sur /fr/offline.",
  renew: "Mettre à jour",
  given: {
    title: "Ouvrir la copie de quelqu’un",
    text: "Quelqu’un a un fichier Fursa plus récent ? Choisissez-le ici. Cela n’utilise pas de forfait. Nous vérifions que Fursa l’a signé.",
    taken: (day) => `Le catalogue du ${day} est maintenant sur ce téléphone.`,
    noCopy: "Ce n’est pas un fichier Fursa.",
    notOurs:
      "Nous n’avons pas pris cette copie. Elle n’est pas signée avec la clé de Fursa, ou quelqu’un l’a modifiée.",
    notNewer: "Nous n’avons pas pris cette copie. Le catalogue de ce téléphone est le même ou plus récent.",
  },
  mineTitle: "Vos données personnelles",
  mineKept: (day) =>
    `Votre liste, vos notes et les réponses de votre profil sont sur ce téléphone, dans leur état du ${day}. Quand vous vous déconnectez, elles sont supprimées d’ici.`,
  mineMissing: "Nous les ajouterons quand vous vous connecterez ici.",
  mineOff:
    "Elles ne sont pas sur ce téléphone. Gardez-les seulement sur votre propre téléphone. Toute personne qui l’ouvre peut les lire.",
  keepMine: "Garder ma liste et mes réponses ici",
  dropMine: "Les supprimer de ce téléphone",
  bytesTitle: "Données utilisées ce mois-ci",
  byteKinds: { catalogue: "Le catalogue", app: "L’application", mine: "Vos données personnelles" },
  inAll: "Total",
  room: (size) => `Place prise sur le téléphone : ${size}.`,
  forgetTitle: "Oublier ce téléphone",
  forgetText:
    "Supprime de ce téléphone le catalogue, l’application et toutes vos données personnelles. Ce que vous avez enregistré sur le site y reste.",
  forget: "Oublier ce téléphone",
};

export const syncQueueWords: Words["syncQueueWords"] = {
  yours: "À vous",
  save: "Ajouter à ma liste",
  isSaved: "Dans votre liste.",
  unsave: "Retirer de ma liste",
  whySaved:
    "Elle reste dans votre liste parce que vous avez ajouté une note, une case cochée, des lettres de recommandation, un état ou une alerte.",
  needsMine:
    "Pour ajouter à votre liste ou changer votre profil sans internet, vos données personnelles doivent être sur ce téléphone. Avec internet, connectez-vous et allez à « Sur ce téléphone » pour les ajouter.",
  keepNote: "Enregistrer la note",
  waits: "Attend l’envoi",
  count: (count) => (count < 2 ? `${count} action à envoyer` : `${count} actions à envoyer`),
  title: "À envoyer",
  why: "Vous avez fait cela sans internet. Nous l’enverrons quand vous aurez internet, dans cet ordre et une seule fois.",
  doneAt: (time) => `Fait le ${time}`,
  sendNow: "Envoyer maintenant",
  remove: "Ne pas envoyer",
  tryAgain: "Réessayer",
  refused: "Le site a refusé ceci :",
  conflict: "Cela a aussi été changé ailleurs. Quelle version voulez-vous garder ?",
  here: "Sur ce téléphone",
  elsewhere: "Sur le site",
  nothingThere: "Rien",
  keepOurs: "Garder la version de ce téléphone",
  keepTheirs: "Garder la version du site",
  ofOthers: (count) =>
    count < 2
      ? "Un changement attend, d’une personne qui n’est pas connectée. Nous l’enverrons quand elle se connectera, à son compte seulement."
      : `${count} changements attendent, d’une personne qui n’est pas connectée. Nous les enverrons quand elle se connectera, à son compte seulement.`,
  dropOthers: "Supprimer sans envoyer",
  noRoom:
    "Nous n’avons pas pu l’enregistrer. Vérifiez la place libre sur ce téléphone. Rien d’autre n’est perdu.",
  alsoWaiting: (count) =>
    count < 2
      ? "Un changement non envoyé sera aussi supprimé."
      : `${count} changements non envoyés seront aussi supprimés.`,
  acts: {
    save: (title) => `Ajouter à ma liste : ${title}`,
    unsave: (title) => `Retirer de ma liste : ${title}`,
    note: (title) => `Note : ${title}`,
    status: (title) => `État : ${title}`,
    ticked: (step, title) => `Coché « ${step} » : ${title}`,
    unticked: (step, title) => `Décoché « ${step} » : ${title}`,
    profile: "Réponses de votre profil",
    answer: (title) => `Réponse à « ${title} »`,
  },
  profile: {
    title: "Votre profil",
    intro:
      "Vous pouvez changer ces réponses sans internet. Les notes, les tests, la nationalité et le reste ont besoin du site.",
    none: "Vous n’avez pas encore de profil. Créez-en un quand vous aurez internet.",
    keep: "Enregistrer mes réponses",
    nothingChanged: "Rien n’a changé.",
    choose: "Choisir",
    fields: "Domaines qui vous intéressent",
    sex: "Sexe",
  },
  union: {
    title: "Entraide étudiante",
    intro:
      "Les questions que vous avez posées ou que vous suivez. Vous pouvez répondre ici. Nous publierons votre réponse quand vous aurez internet.",
    none: "Vous n’avez posé ni suivi aucune question ouverte. Pour voir les autres, il faut internet.",
    begins: "La question",
    answer: "Votre réponse",
    send: "Enregistrer ma réponse",
  },
};
