import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSaved } from "./track/progress.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const statusNames: Words["statusNames"] = {
  interested: "Ça m’intéresse",
  preparing: "En préparation",
  applied: "Candidature envoyée",
  shortlisted: "Présélection",
  accepted: "Acceptée",
  rejected: "Non retenue",
};

export const kindNames: Words["kindNames"] = {
  scholarship: { one: "Bourse", many: "Bourses" },
  college: { one: "Établissement", many: "Universités et écoles" },
  internship: { one: "Stage", many: "Stages" },
};

export const savingWords: Words["savingWords"] = {
  saved: "Ajouté à votre liste",
  savedDetail: "Retrouvez cette fiche dans « Ma liste ».",
  savedAll: (count) => `Retrouvez vos ${count} fiches dans « Ma liste ».`,
  willHear: "Nous vous préviendrons à l’ouverture.",
  willNotHear: "Nous ne vous préviendrons pas à l’ouverture.",
  removed: "Retiré de votre liste",
  failed: "Non ajouté",
  unknown: "Cette fiche n’est plus sur Fursa.",
  full: `Votre liste est pleine : ${mostSaved} au maximum. Retirez d’abord quelque chose de « Ma liste ».`,
  stillSaved: "Toujours dans votre liste",
  hasProgress:
    "Cette fiche a votre note, des étapes cochées, des lettres demandées ou un état. Pour ne rien perdre par erreur, retirez-la depuis « Ma liste ».",
  hasBell:
    "Vous avez demandé à savoir quand cela ouvre. Arrêtez d’abord ce rappel, ou retirez la fiche depuis « Ma liste ».",
};

export const savedWords: Words["savedWords"] = {
  coursePlan: (courses) =>
    courses < 2
      ? `Mes choix de formations : ${courses} formation`
      : `Mes choix de formations : ${courses} formations`,
  title: "Ma liste",
  description: "Les bourses, écoles et stages de votre liste, avec leurs dates limites.",
  intro:
    "Ce qui est à faire cette semaine est en haut, puis ce qui ferme en premier. Personne d’autre ne voit vos notes et vos états.",
  dueTitle: "À faire cette semaine",
  nothingDue: "Rien à envoyer ni à préparer dans les sept prochains jours.",
  moreSteps: (count) => (count < 2 ? `Encore ${count} étape` : `Encore ${count} étapes`),
  all: "Tout",
  filters: "Montrer",
  next: "Ensuite :",
  change: (title) => `Modifier : ${title}`,
  checklistTitle: "À préparer",
  asList: "Liste",
  asBoard: "Tableau",
  looks: "Affichage",
  boardHint:
    "Les colonnes défilent sur le côté. Quand vous choisissez un état, la fiche change de place à la prochaine ouverture de la page.",
  none: "Aucun",
  status: "État",
  note: "Note pour vous",
  addNote: "Ajouter une note ou une lettre demandée",
  noteAndReferees: "Note et lettres demandées",
  refereesTitle: "Personnes à qui vous avez demandé une lettre",
  referee: (number) => `Personne ${number}`,
  askedOn: "Demandé le",
  asked: (who, day) => (day ? `${who}, demandé le ${day}` : who),
  tooManyReferees: "Vous pouvez ajouter cinq personnes au plus.",
  noDay: "Écrivez la date comme 2026-11-16.",
  progressOf: (title) => `État et note : ${title}`,
  statusOf: (title) => `État : ${title}`,
  statusKept: (status) => `Enregistré : ${status}`,
  statusNotKept: "Non enregistré. Votre connexion est peut-être coupée ou lente. Choisissez à nouveau.",
  showThere: (status) => `Montrer sous « ${status} »`,
  print: "Pour imprimer cette liste, utilisez le menu de votre navigateur.",
  summary: "Un résumé par e-mail le dimanche",
  keeping: "Enregistrement…",
  official: "Site officiel",
  checklist: (done, all) => `À préparer : ${done} sur ${all}`,
  keep: "Enregistrer",
  kept: "C’est enregistré",
  notKept: "Non enregistré",
  notRemoved: "Non retiré",
  takenDown: "N’est plus sur Fursa",
  takenDownHint:
    "Notre équipe a retiré cette fiche. Votre note et votre état restent jusqu’à ce que vous les retiriez.",
  gone: "Cette fiche n’est plus dans votre liste.",
  remove: "Retirer",
  removed: (title) => `Retiré : ${title}`,
  undo: "Annuler",
  broughtBack: "De nouveau dans votre liste",
  calendar: "Les dates limites dans votre agenda",
  searches: "Vos recherches",
  csv: "Télécharger en CSV",
  back: "Retour à ma liste",
  empty: (kind) =>
    ({
      scholarship: "Il n’y a pas encore de bourse dans votre liste.",
      college: "Il n’y a pas encore d’établissement dans votre liste.",
      internship: "Il n’y a pas encore de stage dans votre liste.",
    })[kind],
  emptyHint: "Touchez le cœur sur une fiche : vous la retrouverez ici.",
  browse: (kind) =>
    ({
      scholarship: "Parcourir les bourses",
      college: "Parcourir les universités et écoles",
      internship: "Parcourir les stages",
    })[kind],
  matches: "Voir mes opportunités",
};

export const calendarWords: Words["calendarWords"] = {
  name: "Fursa : mes dates limites",
  title: "Les dates limites dans votre agenda",
  description: "Abonnez-vous aux dates limites de votre liste.",
  intro:
    "L’agenda de votre téléphone peut montrer les dates limites de toute votre liste. Il se met à jour quand votre liste ou une date change. Ce qui n’est pas ouvert à votre profil n’y est pas.",
  none: "Vous n’avez pas encore d’adresse d’agenda.",
  make: "Créer mon adresse d’agenda",
  address: "Votre adresse d’agenda",
  secret:
    "Toute personne qui a ce lien peut voir les dates limites de votre liste, mais pas vos notes. Gardez-le pour vous.",
  open: "Ajouter à mon agenda",
  iphone: "Sur un iPhone, touchez « Ajouter à mon agenda », puis « S’abonner ».",
  android:
    "Pour Google Agenda sur Android, ouvrez calendar.google.com sur un ordinateur. Cliquez sur + à côté de « Autres agendas », choisissez « À partir de l’URL » et collez le lien. Il s’affichera aussi sur votre téléphone.",
  renewTitle: "Quelqu’un d’autre a-t-il eu ce lien ?",
  renew: "Créer une nouvelle adresse",
  renewHint:
    "L’ancien lien ne marche plus. Abonnez-vous à nouveau avec le nouveau lien. Définir un nouveau mot de passe par e-mail crée aussi un nouveau lien.",
  revoke: "Arrêter le partage",
  made: "Votre adresse d’agenda est prête",
  renewed: "Vous avez une nouvelle adresse d’agenda",
  renewedDetail: "L’ancienne ne marche plus.",
  revoked: "Votre adresse d’agenda est supprimée",
  revokedDetail: "Les agendas qui l’utilisaient ne se mettront plus à jour.",
  notFound: "Nous ne trouvons pas cet agenda.",
};
