import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Comment utiliser Fursa",
  description:
    "Six étapes courtes, du compte gratuit à la candidature envoyée, avec des conseils pour les bourses, les écoles et les stages.",
};

export const band: Words["band"] = {
  over: "Mode d’emploi de Fursa",
  title: "Du compte gratuit à la candidature envoyée",
  intro:
    "Six étapes courtes. Vous pouvez vous arrêter après chacune et revenir plus tard, depuis n’importe quel téléphone.",
};

export const steps: Words["steps"] = {
  place: (number) => `Étape ${number} :`,
  title: "Les six étapes",
  list: [
    {
      title: "Créez votre compte gratuit",
      text: "Une adresse e-mail et un mot de passe suffisent. Il n’y a rien à payer et aucune carte à donner.",
      action: "Créer un compte",
      to: "/auth",
    },
    {
      title: "Remplissez votre profil",
      text: "Indiquez votre niveau, vos domaines, où vous voulez étudier et ce que votre famille peut payer. Plus vous en dites, mieux nous trouvons.",
      action: "Ouvrir mon profil",
      to: "/profile",
    },
    {
      title: "Regardez",
      text: "Une seule recherche couvre les bourses, les écoles et les stages. Essayez un domaine, un pays ou le nom d’une école.",
      action: "Parcourir les opportunités",
      to: "/browse",
    },
    {
      title: "Voyez vos opportunités",
      text: "Nous comparons votre profil avec tout ce qui est ouvert et mettons le plus adapté en premier. Les points sont toujours expliqués.",
      action: "Voir mes opportunités",
      to: "/matches",
    },
    {
      title: "Lisez les conseils",
      text: "Des guides simples sur les textes à rédiger, les lettres, les visas et l’argent. Ils sont écrits pour les étudiants d’Afrique.",
      action: "Voir les conseils",
      to: "/advice",
    },
    {
      title: "Postulez sur le site officiel",
      text: "Ouvrez une fiche qui vous plaît. Vérifiez qui peut postuler et quand cela ferme. Puis suivez le lien vers la page de l’organisme. Vous ne postulez et ne payez jamais par nous.",
      action: "Choisir et postuler",
      to: "/browse",
    },
  ],
};

export const tips: Words["tips"] = {
  title: "Des conseils qui font gagner du temps",
  intro: "De petites habitudes qui font une bonne candidature.",
  kinds: [
    {
      icon: "cap",
      title: "Bourses",
      points: [
        "Vérifiez d’abord si vous pouvez postuler. Cela prend une minute et peut vous épargner une semaine.",
        "Demandez les lettres de recommandation un mois avant la date limite, pas la veille.",
        "Gardez dans un seul dossier vos relevés de notes, votre pièce d’identité, vos diplômes et un court texte sur vous.",
        "Une vraie bourse vous paie. Si quelqu’un vous demande de l’argent, vérifiez d’abord le message.",
      ],
      action: "Vérifier un message",
      to: "/check",
    },
    {
      icon: "building",
      title: "Universités et écoles",
      points: [
        "Comptez tout : frais de scolarité, logement, nourriture, voyage, visa et assurance.",
        "Vérifiez que l’établissement est reconnu par l’autorité de son pays.",
        "Demandez s’il existe une dispense de frais. Beaucoup en ont une, mais peu d’étudiants demandent.",
        "Postulez à plusieurs : une école de rêve, deux qui vous conviennent, et une que vous pouvez sûrement payer.",
      ],
      action: "Parcourir les universités et écoles",
      to: "/browse?type=colleges",
    },
    {
      icon: "clock",
      title: "Stages",
      points: [
        "Limitez votre CV à une page. Mettez d’abord ce que vous avez fait, puis ce que vous avez étudié.",
        "Écrivez deux phrases sur les raisons de choisir cette entreprise. Changez-les à chaque fois.",
        "Demandez avant d’accepter : est-ce payé, combien de temps cela dure, et qui vous formera ?",
        "Pas encore d’offre ? Un petit projet à montrer compte autant qu’une ligne sur un CV.",
      ],
      action: "Parcourir les stages",
      to: "/browse?type=internships",
    },
  ],
};

export const closing: Words["closing"] = {
  title: "Commencez par la première étape",
  text: "Un compte gratuit prend deux minutes. Vous pouvez aussi regarder d’abord.",
  start: "Commencer",
  browse: "Parcourir les opportunités",
};
