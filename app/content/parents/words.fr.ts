import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Pour les parents",
  description:
    "Ce qu’est Fursa, ce que cela coûte, comment reconnaître une arnaque, et comment aider votre enfant à postuler à une bourse, à une école ou à un stage.",
};

export const band: Words["band"] = {
  over: "Pour les parents et tuteurs légaux",
  title: "Aidez votre enfant à étudier sans se faire arnaquer",
  intro:
    "Fursa présente des bourses, des écoles et des stages. C’est gratuit. Votre enfant postule sur le site officiel.",
};

export const sections: Words["sections"] = [
  {
    id: "cost",
    title: "Ce que coûte une candidature",
    points: [
      "La recherche, vos opportunités, les alertes et les dates limites sont gratuites pour les élèves, les étudiants et les parents.",
      "Postuler à une vraie bourse est gratuit le plus souvent.",
      "Certains établissements demandent des frais de dossier. Vous les payez sur leur propre site, jamais à une personne.",
      "Certaines bourses demandent un test, comme l’IELTS. Vérifiez d’abord son prix.",
    ],
  },
  {
    id: "safe",
    title: "Est-ce fiable ?",
    points: [
      "Personne ne peut promettre une place. Si quelqu’un le fait, c’est un mensonge.",
      "Ne donnez jamais un code PIN, un mot de passe ou un code reçu par SMS.",
      "Chaque page dit où nous avons lu les informations, et quand.",
      "Un doute sur un message ? Collez-le dans notre page de vérification.",
    ],
  },
  {
    id: "help",
    title: "Comment aider",
    points: [
      "Cherchez les documents tôt : pièce d’identité, acte de naissance et résultats d’examen.",
      "Demandez une lettre à un enseignant au moins un mois avant la date limite.",
      "Notez la date limite, et envoyez le dossier une semaine avant.",
      "Lisez chaque formulaire avant de le signer, et gardez une copie.",
    ],
  },
];

export const actions: Words["actions"] = {
  title: "Commencez ici",
  text: "Regardez d’abord. Vous pouvez aussi remplir un profil pour votre enfant.",
  browse: "Parcourir les opportunités",
  check: "Vérifier un message",
};

export const intro: Words["intro"] = {
  onEveryPage:
    "Chaque bourse, chaque établissement et chaque stage a sa propre page pour les parents. Cherchez « Pour mes parents » sous le bouton de partage.",
};
