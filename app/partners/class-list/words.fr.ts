import type { Translation } from "#app/shared/languages/translation.ts";
import { mostRows } from "./rules.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const usualExams: Words["usualExams"] = [
  "KCSE",
  "WASSCE",
  "NECO",
  "UTME",
  "UCE",
  "UACE",
  "EHEECE",
  "A level",
  "IGCSE",
  "IB",
];

export const classWords: Words["classWords"] = {
  title: "Qu’est-ce qui convient à votre classe ?",
  intro:
    "Collez une liste de classe avec des notes et des domaines. Pour chaque élève, nous montrons combien de bourses, d’établissements et de stages conviennent, et les cinq meilleurs.",
  description:
    "Pour l’orientation : collez une liste de classe avec des notes et des domaines, et voyez quels bourses, établissements et stages conviennent à chaque élève. Nous ne gardons rien.",
  privacy: "Ne mettez pas de noms : nous n’en avons pas besoin. Nous ne gardons pas votre liste.",
  country: "Pays de votre école",
  chooseCountry: "Choisir un pays",
  list: "Liste de classe",
  listHint: `Une ligne par élève, ${mostRows} au plus. Une première ligne avec les noms des colonnes aide : grade et field, et si vous voulez county, country, level, sex, exam ou subjects. Sans elle, nous trouvons les colonnes nous-mêmes. Utilisez des virgules ou des points-virgules.`,
  file: "Ou un fichier CSV",
  fileHint: "20 Ko au plus. Si vous donnez les deux, nous prenons le fichier.",
  example: "Un exemple",
  exampleText:
    "grade,field,county,level,sex\nC+,Nursing,Kisumu,diploma,f\nA-,Computer Science,Nairobi,degree,m",
  exams: `Nous supposons que les notes sont celles de l’examen de votre pays. Sinon, ajoutez une colonne nommée exam : ${usualExams.join(", ")}. Mettez les notes par matière dans une seule case : English B3, Maths C4, Biology B2 …`,
  subjects:
    "Pour les cinq meilleures formations de chaque élève, ajoutez une colonne nommée subjects : Eng B+ Kis B Mat C+ Bio B … Les seuils changent chaque année : rien de cela n’est une promesse.",
  courses: "Formations selon les notes par matière",
  assumptions:
    "Nous supposons que les élèves ont leurs résultats, ont la nationalité du pays et y vivent. Si la liste ne le dit pas, nous supposons un diplôme professionnel ou une licence.",
  show: "Voir ce qui convient",
  showing: "Lecture…",
  download: "Télécharger en CSV",
  problems: "Nous n’avons pas pu lire la liste",
  results: "Ce qui convient à chaque élève",
  row: (line) => `Ligne ${line}`,
  todo: "Que faire, et avant quand",
  todoHint: "Chaque ligne est un élève. Les numéros sont ceux des lignes de votre liste.",
  lines: (count) => (count < 2 ? `${count} élève` : `${count} élèves`),
  actions: {
    openNow: "Postuler maintenant",
    opensLater: "Préparer : vérifier quand ça ouvre",
    oneMissing: "Poser une question à l’élève",
    checkWithThem: "Demander d’abord à l’organisme",
  },
  fits: (all) => (all < 2 ? `${all} peut convenir` : `${all} peuvent convenir`),
  counts: ({ openNow, opensLater, oneMissing, checkWithThem }) =>
    `ouvert maintenant : ${openNow}, ouvre plus tard : ${opensLater}, à vérifier : ${oneMissing + checkWithThem}`,
  nothing: "Rien dans le catalogue ne convient à cet élève. Essayez un autre domaine ou un autre niveau.",
  notRead: "Non lue",
  summary: (read, bad) =>
    bad === 0 ? `Lignes lues : ${read}.` : `Lignes lues : ${read}, à corriger : ${bad}.`,
  print: "Vous pouvez imprimer cette page. Le formulaire n’est pas imprimé.",
  more: "Avec un profil gratuit, chaque élève voit tout ce qui lui convient, avec les raisons et les dates limites.",
  back: "Pour les écoles",
  failed: "Nous n’avons pas pu lire la liste",
  backToList: "Revenez en arrière. Votre liste est toujours là.",
};

export const csvColumns: Words["csvColumns"] = {
  row: "Ligne",
  written: "Texte écrit",
  fits: "Convient",
  openNow: "Ouvert maintenant",
  opensLater: "Ouvre plus tard",
  toFindOut: "À vérifier",
  problem: "À corriger",
  title: (place) => `${place}. Titre`,
  verdict: (place) => `${place}. Verdict`,
  page: (place) => `${place}. Page`,
  course: (place) => `Formation ${place}`,
  standing: (place) => `Formation ${place} : chances`,
  coursePage: (place) => `Formation ${place} : page`,
};
