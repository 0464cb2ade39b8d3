import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const courseWords: Words["courseWords"] = {
  title: "Que puis-je étudier ?",
  description: "Voyez quelles formations (licence, diplôme, certificat) acceptent vos notes d’examen.",
  intro: "Choisissez vos notes. Elles sont seulement dans le lien de cette page.",
  country: "Où avez-vous passé votre examen ?",
  yourGrades: "Vos notes",
  changeGrades: "Changer mes notes",
  notTaken: "Pas passée",
  unread: (parts) =>
    `Nous n’avons pas pu lire cette partie du lien : ${parts.join(", ")}. Vérifiez vos notes.`,
  paste: "Ou collez vos notes",
  pasteHint: (example) => `Par exemple : ${example}`,
  utme: "Vos matières de l’UTME, en plus de Use of English",
  utmeSubject: (number) => `Matière ${number} de l’UTME`,
  notChosen: "Pas encore choisie",
  see: "Voir les formations",
  tooFew:
    "Ajoutez les mathématiques, une langue et cinq autres matières pour voir votre moyenne générale et vos points.",
  mean: (grade) => `Moyenne générale (mean grade) : ${grade}`,
  total: (total) => `· ${total} points sur 84`,
  parts: (mathematics, language, best) => `${mathematics} + ${language} + cinq meilleures ${best}`,
  bestFive: "Cinq meilleures",
  more: (group) => `Ajouter : ${group}`,
  clusterSum: (subjects, sum) => `${subjects} : ${sum} sur 48`,
  legend: "Le trait plein montre les seuils.",
  ownLegend: "Le pointillé montre vos points.",
  clusterPoints: "Vos points par groupe de matières (cluster)",
  cluster: "Groupe (cluster)",
  fourSubjects: "Quatre matières",
  noPoints: "Il manque une de ses quatre matières",
  estimate:
    "Nous calculons les points à partir de vos notes dans les quatre matières du groupe et dans les sept matières. Le maximum est de 48. C’est une estimation : le service d’affectation travaille avec des notes qu’il est seul à avoir.",
  portalPoints: "Points du portail d’affectation",
  portalHint: "Ils comptent à la place de notre estimation.",
  portalCluster: (number, name) => `Groupe ${number} : ${name}`,
  usePoints: "Utiliser ces points",
  portalHas: (points) => `Vous avez ${decimal(points)} points sur le portail d’affectation.`,
  typePoints: "Écrire les points du portail",
  ofPortal: "Du portail",
  addToPlan: "Ajouter à mon plan",
  inPlan: "Dans votre plan",
  planFull: (most) => `Votre plan contient ${most} formations. Retirez-en une pour en ajouter une autre.`,
  openPlan: (count) => (count < 2 ? `Mon plan : ${count} formation` : `Mon plan : ${count} formations`),
  search: "Rechercher une formation",
  placeholder: "Soins infirmiers, Moi University…",
  any: "Tout",
  field: "Domaine",
  region: { Kenya: "Comté", Nigeria: "État", Ghana: "Région" },
  level: "Niveau",
  owner: "Public ou privé",
  public: "Public",
  private: "Privé",
  filters: "Filtres",
  filter: "Afficher",
  count: (count) => (count < 2 ? `${count} formation` : `${count.toLocaleString("fr")} formations`),
  meanAsked: (grade) =>
    `Ces formations acceptent une moyenne générale de ${grade}, et parfois une moyenne plus basse. La plupart demandent aussi des notes dans certaines matières : indiquez les vôtres plus haut.`,
  none: "Aucune formation ne correspond à cette recherche.",
  noneHint: "Essayez un autre mot.",
  all: "Voir toutes les formations",
  showAll: (count) => `Tout afficher (${count.toLocaleString("fr")})`,
  back: "Retour à tous les groupes",
  probably: "Probablement : le service d’affectation n’a pas exactement ce nom dans sa liste.",
  noPromise: "Les seuils changent chaque année, et personne ne peut vous promettre une place.",
  source: "Source",
  colleges: (country) => `Universités et écoles : ${country}`,
  belowDegree: "Ce qu’une moyenne générale permet",
  belowDegreeText: [
    "Une licence demande une moyenne générale de C+, un diplôme professionnel C-, un certificat craft (niveau 5) D et un certificat artisan (niveau 4) E : toute personne qui a passé l’examen peut commencer là.",
    "D’un certificat, on peut aller vers un diplôme professionnel, puis une licence. La plupart des formations techniques (TVET) ne sont dans aucun tableau : demandez à l’établissement le plus proche.",
  ],
  belowDegreeSource: "KUCCPS, d’après la presse",
  belowDegreePlaces: [
    { label: "Les écoles techniques au Kenya", q: "TVET" },
    { label: "Kenya Medical Training College (KMTC)", q: "KMTC" },
    { label: "Les écoles de formation des enseignants au Kenya", q: "teachers college" },
  ],
  requirements: "Ce qui est demandé",
  cutoffs: "Seuils par année du KCSE",
  year: "Année",
  points: "Points",
  code: (code) => `Code ${code}`,
  enterGrades: "Indiquez vos notes et comparez-les",
  met: "Rempli :",
  unmet: "Il manque :",
  youHave: (subject) => ` · vous avez ${subject}`,
  aboutPoints: (points) => `Vous avez environ ${decimal(points)} points.`,
  anEstimate: "C’est une estimation : votre vrai nombre est sur le portail d’affectation.",
  whatIf: "Et si une note était meilleure ?",
  opens: (subject, grade, count) =>
    count < 2
      ? `${subject} ${grade} ouvrirait ${count} formation de plus`
      : `${subject} ${grade} ouvrirait ${count.toLocaleString("fr")} formations de plus`,
  opensNone: "Une seule meilleure note n’ouvre aucune autre formation ici.",
  withGrade: (subject, grade) => `Voir toutes les formations avec ${subject} ${grade}`,
  elsewhere: (count) =>
    count < 2 ? `Aussi dans ${count} autre établissement` : `Aussi dans ${count} autres établissements`,
  similar: "Des formations proches, à votre portée",
  later: "D’abord un diplôme professionnel",
  laterHint:
    "Un diplôme professionnel peut mener plus tard à une licence : demandez à l’université lesquels elle accepte.",
  become: "Les métiers possibles",
  college: "Plus sur cet établissement",
  severalPlaces: "Plusieurs établissements l’enseignent.",
  pays: "Pour payer cette formation",
  paysMore: "Plus de bourses dans ce domaine",
};

function decimal(points: number): string {
  return points.toFixed(3).replace(".", ",");
}

export const otherCountries: Words["otherCountries"] = [
  { label: "Ouganda", to: "/courses/entry/uganda" },
  { label: "Éthiopie", to: "/courses/entry/ethiopia" },
];

export const levelWords: Words["levelWords"] = {
  degree: "Licence",
  diploma: "Diplôme (niveau BTS)",
  certificate: "Certificat",
  artisan: "Certificat d’artisan",
};
