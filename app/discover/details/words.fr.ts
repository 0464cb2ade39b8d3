import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const factWords: Words["factWords"] = {
  state: "État",
  results: "Résultats",
  usuallyAt: (time) => `D’habitude ${time}`,
  amount: "Montant",
  pay: "Paie",
  loan: "C’est un prêt : il faut le rembourser.",
  covers: "Ce qui est pris en charge",
  notStated: "Non précisé",
  noneStated: "Rien de précisé",
  places: "Places par an",
  provider: "Organisme",
  aliases: "Aussi appelé",
  rates: (dated) => `au taux de ${dated}`,
  whoMayApply: "Qui peut postuler",
  inEnglish: "En anglais",
  everyRule: "Toutes les conditions",
  tips: "Conseils et erreurs fréquentes",
  whereRead: "Sources",
  allSources: "Toutes les sources",
  source: "Source",
  dates: "L’année",
};

export const whoWords: Words["whoWords"] = {
  citizens: "Nationalités acceptées",
  residents: "Pays de résidence acceptés",
  region: "Régions acceptées",
  finished: "Études terminées",
  women: "Femmes",
  womenOnly: "Réservé aux femmes",
  groupsWelcome: "Candidatures encouragées",
  groupsOnly: "Réservé à",
  age: "Âge",
  workYears: "Expérience professionnelle",
  grades: "Notes",
  tests: "Tests",
  testsWaived: "Sans test",
  enrolledAt: "Il faut étudier ou avoir une place à",
  alsoAsked: "On demande aussi",
  lowestAge: (age) => `${age} ans au plus pour certaines personnes`,
  citizensExcluded: "Nationalités non acceptées",
  ageOn: (day) => `le ${day}`,
  ageLimits: "Âge selon le niveau",
  studyYears: "Année d’études",
  finishedWithin: "Ou études terminées",
  withinYears: (years) => (years < 2 ? "depuis un an au plus" : `depuis ${years} ans au plus`),
  noneFinished: "Aucun diplôme exigé",
  student: "Il faut être aux études",
  anyCountry: "Tous les pays",
  anyAfrican: "Tous les pays africains",
};

export const howWords: Words["howWords"] = {
  through: "Postuler par",
  referees: "Lettres de recommandation",
  essays: "Textes à rédiger",
  interview: "Entretien",
  yes: "Oui",
  no: "Non",
  none: "Aucun",
};

export const qualifyWords: Words["qualifyWords"] = {
  title: "Est-ce que je remplis les conditions ?",
  titleFor: (title) => `Est-ce que je remplis les conditions ? ${title}`,
  yes: "Oui",
  check: "À vérifier",
  no: "Non",
  noRules: "Nous ne connaissons aucune condition. Consultez le site officiel.",
  rules: (count) => (count < 2 ? "La condition" : `Les ${count} conditions, une par une`),
  ask: "Répondre à quelques questions",
  askVisitor:
    "Vous pouvez sauter des questions. Nous ne gardons pas vos réponses. Elles sont seulement dans le lien de cette page.",
  askMember:
    "Vous pouvez sauter des questions. Nous enregistrons vos réponses dans votre profil, où vous pouvez les changer.",
  failed: "Vérifiez vos réponses",
  notAnswered: "Sans réponse",
  tell: "Voir la réponse",
  keep: "Enregistrer ma réponse",
  toProfile: "Changer mes réponses dans mon profil",
  toAnswers: "Changer mes réponses",
};

export const tonightWords: Words["tonightWords"] = {
  title: "Puis-je postuler ce soir, sur mon téléphone ?",
  yes: "Oui.",
  notYet: "Pas encore.",
  unsure: "Nous n’en sommes pas sûrs.",
  isOpen: "Ouvert maintenant ?",
  isOnline: "Candidature en ligne ?",
  isFree: "Candidature gratuite ?",
  yesOnline: "Oui",
  noOnline: "Non, sur papier ou sur place",
  yesFree: "Oui, postuler est gratuit",
  freeToApply: "Postuler est gratuit",
  notFree: (fee) => `Non, postuler coûte ${fee}`,
  notOpen: "Ce n’est pas ouvert maintenant.",
  maybeOpen: "Nous n’avons pas confirmé que c’est ouvert maintenant.",
  onPaper: "Vous ne pouvez pas postuler en ligne.",
  maybeOnline: "Nous ne savons pas si l’on peut postuler en ligne. Consultez le site officiel.",
  needsReferees: (count) =>
    count < 2
      ? "Il vous faut d’abord une lettre de recommandation."
      : `Il vous faut d’abord ${count} lettres de recommandation.`,
  haveReady: "Préparez d’abord tout ce qui est sur la liste.",
  list: "À préparer",
  unknownDocuments: "Nous ne savons pas encore quelles pièces fournir. Consultez le site officiel.",
  print: "Pour imprimer cette page, utilisez le menu de votre navigateur.",
};

export const collegeWords: Words["collegeWords"] = {
  courses: (count) =>
    count < 2
      ? `${count} formation avec les notes demandées`
      : `${count} formations avec les notes demandées`,
  entry: "Admission",
  entryGrades: "Notes demandées",
  admission: "Admission",
  intakes: "Rentrée en",
  levels: "Niveaux",
  accommodation: "Logement étudiant",
  accreditedBy: "Agréé par",
  fees: "Frais",
  whoPays: "Pour",
  feeOf: "Frais",
  year: "Année",
  payers: { home: "Étudiants du pays", foreign: "Étudiants étrangers" },
  lasts: (years) => (years < 2 ? `${years} an` : `${years} ans`),
  theMost: "au plus",
  programmes: "Formations",
  programs: "Formations",
  moreProgrammes: (count) => `Toutes les autres (${count})`,
  cutoff: "Dernier seuil",
  aid: "Aide financière",
  map: "Où c’est",
  mapOf: (name, of) => `Carte de ${of} avec un point qui montre ${name}`,
  website: "Site",
  visitIt: "Le consulter",
  seeIt: "La voir",
};
