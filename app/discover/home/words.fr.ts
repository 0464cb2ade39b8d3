import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Bourses, écoles et stages pour les étudiants africains",
  description:
    "Trouvez des bourses, des écoles et des stages auxquels vous pouvez vraiment postuler depuis le Kenya, le Nigeria, le Ghana, l’Éthiopie ou l’Ouganda. Voyez qui peut postuler, combien cela paie et quand cela ferme. C’est gratuit et léger en données.",
};

export const slides: Words["slides"] = [
  {
    title: "Bourses et études à l’étranger",
    text: "Bourses, écoles et stages sur une seule page : qui peut postuler, combien cela paie et combien de temps il vous reste.",
    action: "Tout parcourir",
    to: "/browse",
  },
  {
    title: "De l’aide pour votre candidature",
    text: "Des guides simples sur les textes à rédiger, les lettres, les visas et l’argent. Ils sont écrits pour les étudiants d’Afrique.",
    action: "Lire les guides",
    to: "/advice",
  },
  {
    title: "Bourses complètes",
    text: "Elles paient les frais de scolarité. Beaucoup paient aussi le voyage, les livres et le logement.",
    action: "Voir les bourses",
    to: "/browse?type=scholarships",
  },
];

export const firstTap: Words["firstTap"] = {
  title: "Voyez à quoi vous pouvez postuler",
  text: "Trois clics, sans compte. Où vivez-vous ?",
};

export const shortcuts: Words["shortcuts"] = [
  { label: "Bourses complètes", to: "/browse?type=scholarships&funded=full" },
  { label: "Ferme bientôt", to: "/browse?type=scholarships&sort=closing" },
  { label: "Licence", to: "/browse?type=scholarships&level=undergraduate" },
  { label: "Informatique", to: "/browse?type=scholarships&field=Computer+Science" },
];

export const audiences: Words["audiences"] = [
  {
    icon: "cap",
    title: "Pour les élèves et étudiants",
    text: "Remplissez votre profil une seule fois et voyez ce que vous pouvez obtenir, le plus adapté en premier.",
    action: "Commencer gratuitement",
    to: "/auth?mode=signup",
  },
  {
    icon: "building",
    title: "Pour les écoles et universités",
    text: "Montrez à vos élèves toutes les bourses qu’ils peuvent encore obtenir.",
    action: "Devenir partenaire",
    to: "/schools",
  },
  {
    icon: "people",
    title: "Pour les organisations et partenaires",
    text: "Trouvez les étudiants que vous cherchez dans cinq pays.",
    action: "Voir nos offres",
    to: "/enterprise",
  },
];

export const tonightWords: Words["tonightWords"] = {
  title: "Ce soir",
  hint: "Ouvert maintenant, et il reste du temps pour postuler",
  yourHint: "Ce que vous pouvez commencer maintenant",
  firstStep: "Commencez par :",
  openSite: "le site officiel",
};

export const whatsNew: Words["whatsNew"] = {
  title: "Nouveautés",
  all: "Tout voir",
  empty: "De nouvelles bourses arrivent.",
  emptyHint: "Vous les verrez ici dès que notre équipe les aura vérifiées.",
  amountUnknown: "Variable",
  allNamed: "Voir toutes les bourses",
};

const invitation = {
  title: "Laissez les bonnes offres venir à vous",
  text: "Dites-nous ce que vous étudiez et où vous rêvez d’aller. Nous vous envoyons une alerte seulement quand une offre vous convient. Vous pouvez arrêter en un clic.",
  action: "Créer un profil gratuit",
};

export const promo: Words["promo"] = {
  visitor: { ...invitation, to: "/auth?mode=signup" },
  newcomer: { ...invitation, to: "/profile" },
  member: {
    title: "Vos opportunités sont prêtes",
    text: "Nous avons comparé votre profil avec toutes les offres ouvertes. Voyez ce qui vous convient, et pourquoi.",
    action: "Voir mes opportunités",
    to: "/matches",
  },
};

export const features: Words["features"] = {
  title: "Ce que donne un profil gratuit",
  list: [
    {
      icon: "bell",
      title: "Des alertes selon votre profil",
      text: "Un e-mail quand une nouvelle offre convient à votre domaine, à votre pays et à votre niveau. Rien ne convient ? Pas d’alerte.",
    },
    {
      icon: "bookmark",
      title: "Vos favoris au même endroit",
      text: "Ajoutez à votre liste les écoles et les bourses qui vous plaisent, et retrouvez-les sur n’importe quel téléphone.",
    },
    {
      icon: "chat",
      title: "Une entraide étudiante",
      text: "Posez des questions, répondez et parlez avec d’autres qui postulent aux mêmes endroits.",
      to: "/union",
    },
    {
      icon: "newspaper",
      title: "Une lettre d’information par semaine",
      text: "Chaque lundi : de nouvelles bourses, des conseils et ce qui ferme bientôt.",
    },
  ],
};

export const callToAction: Words["callToAction"] = {
  title: "La prochaine étape prend deux minutes",
  text: "Regardez d’abord, ou créez un profil et laissez-nous chercher.",
  browse: "Parcourir les opportunités",
  profile: "Créer un profil",
  matches: "Mes opportunités",
  matchesText:
    "Regardez, ou voyez ce qui vous convient. Nous comparons votre profil avec toutes les offres ouvertes.",
};

export const exampleMatches: Words["exampleMatches"] = {
  title: "À quoi ressemble une opportunité pour vous",
  note: "Un exemple, pas une vraie bourse",
};
