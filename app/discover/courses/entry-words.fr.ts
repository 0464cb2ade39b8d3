import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./entry-words.ts";

type Words = Translation<typeof english>;

export const entryPages: Words["entryPages"] = {
  uganda: {
    country: "Ouganda",
    title: "Entrer à l’université en Ouganda",
    intro:
      "Il n’existe pas de liste fiable des formations et des seuils, donc nous n’en montrons pas. Voici comment les places sont données.",
    parts: [
      {
        heading: "Ce qu’il faut pour une licence",
        text: [
          "Cinq matières réussies à l’UCE (examen de la 4e année du secondaire), et deux principal passes à l’UACE (niveau A) en une seule session.",
        ],
      },
      {
        heading: "Comment le poids (weight) est calculé",
        text: [
          "Pour chaque formation, l’université classe vos matières en essential, relevant et desirable. Un principal pass compte A 6, B 5, C 4, D 3, E 2, un subsidiary pass 1.",
          "Les matières essential comptent triple (deux au plus), les relevant double, les desirable une fois. General Paper et les subsidiary passes comptent 1 chacun.",
          "De l’UCE, les huit meilleures matières comptent : distinction 0,3, credit 0,2, pass 0,1.",
          "Un exemple : essential B et B, relevant B, deux subsidiaries, UCE 1,8. Cela fait 30 + 10 + 2 + 1,8 = 43,8.",
          "Les femmes avaient 1,5 de plus d’après notre dernière lecture, qui date de 2011. L’examen de 2026 a de nouvelles notes. À vérifier d’abord.",
        ],
      },
      {
        heading: "Où le savoir",
        text: [
          "Demandez à l’université les matières de votre formation et son dernier seuil. Les universités publiques annoncent les leurs chaque année après les admissions.",
        ],
      },
    ],
    official: { label: "National Council for Higher Education", url: "https://unche.or.ug" },
    sources: [
      "https://campusbee.ug/news/how-to-calculate-your-weighting-points-for-makerere-university-undergraduate-admission",
      "https://ugandafact.com/makerere-university-admission-requirements-pdf-download",
      "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
    ],
  },
  ethiopia: {
    country: "Éthiopie",
    title: "Entrer à l’université en Éthiopie",
    intro:
      "Il n’y a pas de seuil par formation. Chaque année, le ministère de l’Éducation fixe un seuil unique pour toutes les universités publiques et affecte les étudiants.",
    parts: [
      {
        heading: "Réussir l’examen",
        text: [
          "Depuis l’examen de 2022, il faut la moitié du total : 300 sur 600, 350 sur 700, ou 250 sur 500 pour les élèves aveugles. En 2025, le bureau de l’éducation d’Addis-Abeba a dit que 49,5 % comptait pour la moitié.",
          "Vous nommez des universités, et le ministère vous affecte. Vous choisissez le domaine plus tard, à l’université.",
        ],
      },
      {
        heading: "Le programme de rattrapage (remedial)",
        text: [
          "En dessous de la moitié, quelques mois de cours et un test peuvent mener à la première année. En 2025, le seuil général était de 33 % ; les places payées par l’État commençaient à 216 sur 600 pour les hommes et 204 pour les femmes. En 2024, c’était 31 %, 204 et 192.",
          "Le ministère a dit que ce programme va finir. Demandez avant de compter dessus. Nous n’avons pas de chiffres pour 2026.",
        ],
      },
      {
        heading: "Où le savoir",
        text: ["Votre affectation est sur le site du ministère."],
      },
    ],
    official: {
      label: "Site d’affectation du ministère de l’Éducation",
      url: "https://placement.ethernet.edu.et",
    },
    sources: [
      "https://aaceb.sims.addislearning.edu.et/frontend/post/-2017-12-49-50-49-99-50-",
      "https://myviewsonnews.net/ethiopia-announces-12th-grade-national-exam-cut-off-scores/",
      "https://ethiopianjobs.net/remedial-program-result-ethiopia-2025-2017-result-ethernet-edu-et",
      "https://ethiopianmonitor.com/2023/01/27/grade-12-exam-only-3-3-of-students-pass-the-halfway-mark/",
    ],
  },
};
