import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Créer son entreprise quand on étudie en Afrique",
  description:
    "Programmes, financements et premiers pas pour créer une entreprise pendant ses études au Kenya, au Nigeria, au Ghana, en Éthiopie ou en Ouganda.",
};

export const band: Words["band"] = {
  over: "Entreprendre",
  title: "Étudier, et construire quelque chose à soi",
  intro:
    "Où apprendre, qui donne de l’argent et ce que l’on demande en échange, au Kenya, au Nigeria, au Ghana, en Éthiopie et en Ouganda.",
};

export const programs: Words["programs"] = {
  title: "Programmes",
  intro:
    "Formations, mentorat et argent pour débuter. Chaque lien mène au site de l’organisme. Postulez seulement là.",
};

export const funding: Words["funding"] = {
  title: "Financements",
  intro: "Quatre sortes d’argent, et ce que chacune vous coûte.",
  kinds: [
    {
      name: "Subventions (grants)",
      range: "$5K-$50K",
      text: "Cet argent ne se rembourse pas. Des fondations et des États le donnent après une candidature et souvent un entretien.",
      wants: "Un problème clair, un plan et des chiffres honnêtes.",
    },
    {
      name: "Investisseurs privés (angels)",
      range: "$25K-$250K",
      text: "Une ou quelques personnes achètent une petite partie de votre entreprise, et aident souvent par leurs conseils et leurs contacts.",
      wants: "Une première version, des premiers clients et des gens de confiance.",
    },
    {
      name: "Capital-risque (venture capital)",
      range: "$500K+",
      text: "Un fonds achète une partie d’une entreprise qui peut grandir très vite. C’est rare, et cela ne convient pas à la plupart.",
      wants: "Une croissance rapide, un grand marché et une équipe solide.",
    },
    {
      name: "Microfinance",
      range: "$1K-$10K",
      text: "Un petit prêt à rembourser avec des intérêts, souvent comme membre d’un groupe. Comparez le coût total.",
      wants: "Des ventes régulières, un groupe ou une personne qui se porte garante.",
    },
  ],
  note: "Ces montants sont courants, ce ne sont pas des promesses. Beaucoup de prêts locaux sont plus petits. Aucun prêteur honnête ne vous demande de payer d’abord.",
  check: "Vérifier un message",
  lookedFor: "On vous demande :",
};

export const resources: Words["resources"] = {
  title: "Pour aller plus loin",
  register: {
    title: "Déclarer votre entreprise",
    text: "Le registre officiel de chaque pays. Les banques et les subventions demandent d’abord un nom enregistré.",
    list: [
      { name: "Kenya : Business Registration Service", url: "https://brs.go.ke" },
      { name: "Nigeria : Corporate Affairs Commission", url: "https://www.cac.gov.ng" },
      { name: "Ghana : Office of the Registrar of Companies", url: "https://orc.gov.gh" },
      { name: "Éthiopie : enregistrement en ligne", url: "https://etrade.gov.et" },
      { name: "Ouganda : Registration Services Bureau", url: "https://ursb.go.ug" },
    ],
  },
  learn: {
    title: "Apprendre gratuitement",
    text: "Des cours à suivre sur un téléphone, à votre rythme.",
    list: [
      { name: "HP LIFE : cours courts de gestion", url: "https://www.life-global.org" },
      { name: "Startup School de Y Combinator", url: "https://www.startupschool.org" },
      {
        name: "SME Trade Academy du Centre du commerce international",
        url: "https://learning.intracen.org",
      },
    ],
  },
  investors: {
    title: "Rencontrer des investisseurs",
    text: "Des réseaux qui présentent de vrais investisseurs et des appels ouverts.",
    list: [
      { name: "VC4A : jeunes entreprises, mentors et appels", url: "https://vc4a.com" },
      { name: "African Business Angel Network", url: "https://abanangels.org" },
      { name: "Kiva : des prêts de nombreux petits prêteurs", url: "https://www.kiva.org" },
    ],
  },
};

export const closing: Words["closing"] = {
  title: "Encore aux études ? Faites les deux",
  text: "Beaucoup ont commencé par une bourse ou un stage dans le domaine où ils travaillent maintenant.",
  browse: "Voir les opportunités",
  advice: "Lire les conseils",
};
