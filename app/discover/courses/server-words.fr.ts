import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./server-words.ts";

type Words = Translation<typeof english>;

export const programmeWords: Words["programmeWords"] = {
  meanNeeded: (grade) => `Moyenne générale ${grade}`,
  aggregateLimit: (limit) => `Aggregate ${limit} ou mieux`,
  core: "matière obligatoire",
  utmeRule: (rule) => `UTME : Use of English ; ${rule}`,
  utmePlace: (subject) => `UTME : ${subject}`,
  creditRule: (rule) => `Matières avec credit (C6 ou mieux) : ${rule}`,
  credits: (count) => `Au moins ${count} matières avec credit`,
  clusterSum: (cluster, subjects, total) =>
    `Vos matières du groupe (${subjects}) donnent ${cluster} sur 48, et vos sept matières ${total} sur 84.`,
  awardSearch: "student loan or bursary",
  fromPortal: "Les matières et les notes sont celles du portail d’affectation de 2026.",
  notOnPortal:
    "Elle n’est pas sur le portail d’affectation de 2026. Demandez si elle prend encore des étudiants.",
  ofYear2017:
    "La liste des diplômes et certificats est de 2017. Vérifiez avec l’établissement avant de postuler.",
  jambDoubts:
    "La liste est d’octobre 2024. Les universités ajoutent des conditions. Ce qu’elles disent elles-mêmes passe avant.",
  electivesNotKnown:
    "Nous ne savons pas quelles matières au choix cette formation demande. Vérifiez auprès de l’université.",
  notKnown: "Nous ne savons pas ce que cette formation demande. Vérifiez auprès de l’université.",
  aggregateOf: (year, men, women) =>
    men === women
      ? `${year} : aggregate ${men}`
      : `${year} : aggregate ${men} pour les hommes, ${women} pour les femmes`,
  yourAggregate: (sum) => `le vôtre ${sum}`,
  you: (difference) =>
    `vous ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1).replace(".", ",")}`,
  tookEveryone: "toutes les personnes qui remplissaient les conditions ont été prises",
  better: (subject, grade, standing) => `${subject} ${grade} : ${standing}`,
  anyOf: (names, others) =>
    names.join(" ou ") + (others > 0 ? `, ou ${others} ${others < 2 ? "autre" : "autres"}` : ""),
  someOf: (count, names) => `${count} parmi : ${names.join(", ")}`,
  subjectGroups: {
    "@ANY": "n’importe quelle matière",
    "@SCI": "n’importe quelle science",
    "@ART": "n’importe quelle matière littéraire",
    "@SOC": "n’importe quelle science sociale",
  },
  missing: {
    mean: (needed, has) =>
      has ? `Moyenne générale ${needed}. Vous avez ${has}.` : `Moyenne générale ${needed}.`,
    subject: (subject, has) => (has === null ? `${subject}.` : `${subject}. Vous avez ${has}.`),
    utmeSubject: (subject) => `Matière UTME : ${subject}.`,
    clusterSubject: (cluster) => `Une des quatre matières du cluster ${cluster}.`,
    points: (short, lowest) =>
      `${short.replace(".", ",")} points de plus. Le seuil récent le plus bas était de ${lowest}.`,
    credits: (needed, has) => `${needed} matières avec credit (C6 ou mieux). Vous en avez ${has}.`,
    pass: (subject) => `Une note suffisante (pass) en ${subject}.`,
    electives: "Des credits (C6 ou mieux) dans les matières obligatoires et trois matières au choix.",
    aggregate: (limit, has) => `Aggregate ${limit} ou mieux. Vous avez ${has}.`,
  },
};

export const examNames: Words["examNames"] = {
  "Languages and Mathematics": "Langues et mathématiques",
  Sciences: "Sciences",
  Humanities: "Lettres et sciences humaines",
  "Other subjects": "Autres matières",
  "Most taken": "Les plus choisies",
  "Core subjects": "Matières obligatoires",
  Electives: "Matières au choix",
  "Other electives": "Autres matières au choix",
  "WAEC or NECO": "WAEC ou NECO",
};

export const careers: Words["careers"] = {
  "Computer Science":
    "Développement de logiciels, réseaux et bases de données, analyse de données, assistance informatique, enseignement.",
  Engineering:
    "Ingénieurs et techniciens du bâtiment, des routes, de l’énergie, de l’eau, des usines et des réseaux téléphoniques. Les ingénieurs s’inscrivent à leur ordre.",
  Medicine:
    "Médecins, agents de santé clinique, pharmaciens, dentistes, personnel de laboratoire et de santé publique. Ils s’inscrivent à un ordre avant d’exercer.",
  Business:
    "Comptabilité, banque, achats, marketing, ressources humaines, gestion d’hôtel, ou sa propre entreprise.",
  Law: "Avocats, magistrats, juristes et secrétaires généraux d’entreprise. Les avocats vont dans une école de droit après la licence.",
  Education:
    "Enseignants de maternelle, du primaire, du secondaire et de l’enseignement spécialisé, cadres de l’éducation. Les enseignants s’inscrivent avant d’exercer.",
  Arts: "Écriture, traduction, création graphique, musique, bibliothèque, recherche et enseignement.",
  Sciences: "Laboratoire, statistique, environnement, recherche et enseignement.",
  Agriculture:
    "Gestion d’exploitation, vulgarisation agricole, médecine vétérinaire, technologie alimentaire, foresterie, ou sa propre entreprise agricole.",
  Architecture:
    "Architectes, métreurs, urbanistes, experts en évaluation et conducteurs de travaux. La plupart s’inscrivent à un ordre.",
  Nursing:
    "Infirmiers, sages-femmes et cadres de santé dans les hôpitaux, les centres de santé et les quartiers. Ils s’inscrivent à un ordre avant d’exercer.",
  "Social Work": "Travail social, développement communautaire, sécurité et administration.",
  Psychology: "Conseil, psychologie, et postes dans les écoles, les hôpitaux et les entreprises.",
  Communications: "Journalisme, radio et télévision, relations publiques, production de films et de médias.",
};
