import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Qui est Fursa",
  description:
    "Pourquoi Fursa existe, comment nous comptons les points, comment nous vérifions les fiches et comment nous écrire. Gratuit pour les élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda.",
};

export const band: Words["band"] = {
  over: "Qui sommes-nous",
  title: "Une bonne chance ne doit pas rester un secret",
  intro:
    "Fursa veut dire opportunité en swahili. Nous aidons les élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda, et leurs parents, à trouver des bourses, des écoles et des stages auxquels ils peuvent vraiment postuler.",
};

export const mission: Words["mission"] = {
  title: "Notre mission",
  paragraphs: [
    "Chaque année, des bourses vont à ceux qui en ont entendu parler, pas à ceux qui en avaient le plus besoin. Les informations sont dispersées sur des centaines de sites, cachées dans de longs PDF ou partagées dans des discussions où personne ne sait ce qui est vrai.",
    "Nous les mettons sur une seule page qui s’ouvre sur un petit téléphone avec peu de données. Vous voyez qui peut postuler, combien cela paie, quand cela ferme et où postuler.",
  ],
  promises: [
    "La recherche, les opportunités, les alertes et les dates limites sont gratuites pour les élèves et étudiants.",
    "Chaque page s’ouvre avec une connexion lente, même sans JavaScript.",
    "Nous ne prenons jamais de candidature ni d’argent. Vous postulez sur le site de l’organisme.",
    "Les fiches mises en avant sont toujours marquées. Si quelqu’un a payé, nous disons qui. Elles ne changent jamais vos points.",
  ],
};

export const matching: Words["matching"] = {
  pointsOf: (points) => `${points} points`,
  title: "Comment nous comptons les points",
  allFields:
    "Si une bourse ou un stage accepte tous les domaines, tout le monde a les points du domaine, quelles que soient ses études.",
  intro:
    "Nous comparons votre profil avec chaque offre ouverte et comptons des points sur 100. Vous voyez ce qui atteint 30 % ou plus, le meilleur en premier. Chaque fiche dit d’où viennent ses points.",
  kinds: [
    {
      title: "Bourses",
      points: [
        { name: "Domaine d’études", points: 40, text: "Ouvert à un de vos domaines, ou à tous." },
        { name: "Pays", points: 25, text: "Dans un des pays que vous voulez." },
        { name: "Niveau", points: 20, text: "Pour votre niveau actuel, ou pour le diplôme que vous voulez." },
        { name: "GPA (moyenne sur 4)", points: 15, text: "Votre moyenne suffit, ou aucune n’est demandée." },
      ],
    },
    {
      title: "Universités et écoles",
      points: [
        { name: "Pays", points: 40, text: "Dans un des pays que vous voulez." },
        { name: "Formations", points: 35, text: "Enseigne un de vos domaines." },
        {
          name: "Budget",
          points: 15,
          text: "Vous avez donné un budget, et l’établissement donne ses frais.",
        },
      ],
      note: "Le budget compte pour 25 points, mais nous en donnons 15 au plus. Une fourchette de prix ne dit pas si vous pouvez payer. Un établissement peut donc avoir 90 points au plus.",
    },
    {
      title: "Stages",
      points: [
        { name: "Domaine", points: 50, text: "Dans un de vos domaines, ou ouvert à tous." },
        { name: "Lieu", points: 30, text: "Dans un des pays que vous voulez." },
        { name: "Durée", points: 10, text: "La durée est indiquée." },
      ],
      note: "La durée compte pour 20 points, mais nous en donnons 10. Nous ne savons pas si les dates vous conviennent. Un stage peut donc avoir 90 points au plus.",
    },
  ],
};

export const data: Words["data"] = {
  title: "Comment nous vérifions les informations",
  list: [
    {
      icon: "shield",
      title: "D’où viennent les informations",
      text: "Chaque page indique ses sources : la page officielle, un journal ou un site d’annonces, avec la date si nous la connaissons. En cas de différence, croyez la page officielle.",
    },
    {
      icon: "clock",
      title: "Des dates honnêtes",
      text: "Si la date limite de cette année n’est pas connue, nous montrons le mois habituel et disons qu’il est seulement prévu.",
    },
    {
      icon: "close",
      title: "Fermé, et nous le disons",
      text: "Nous montrons une bourse jusqu’à la fin de son dernier jour. Si elle revient chaque année, sa page dit ensuite quand elle rouvre d’habitude. Sinon, nous la retirons des listes, et sa page dit qu’elle est fermée.",
    },
    {
      icon: "chat",
      title: "Corrigé par les lecteurs",
      text: "Une date fausse ou un lien mort ? Écrivez-nous. Les étudiants sont souvent les premiers à voir un changement.",
    },
  ],
  check: "Un message vous promet une bourse ?",
  checkAction: "Vérifier ce message",
};

export const contact: Words["contact"] = {
  title: "Parlez-nous",
  text: "Une question, une erreur, une offre qui manque ? Nous lisons tous les e-mails.",
  schools: "Pour les écoles",
  partners: "Pour les partenaires",
};
