import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./rule-words.ts";

type Words = Translation<typeof english>;

export const houseRules: Words["houseRules"] = {
  title: "Règles de la communauté",
  pageTitle: "Règles de l’Entraide étudiante de Fursa",
  pageDescription:
    "Six règles pour que les étudiants s’entraident ici. Et comment reconnaître une fausse bourse.",
  by: "Par l’équipe de Fursa",
  intro: "Six règles pour que les étudiants s’entraident ici.",
  rules: [
    {
      title: "Soyez aimable et clair",
      text: "Tout le monde a débuté un jour. Répondez à la question, pas à la personne. Dites ce que vous savez vous-même et ce que vous avez seulement entendu.",
    },
    {
      title: "Ici, personne ne paie personne",
      text: "Postuler à une vraie bourse est gratuit le plus souvent. Si une université demande des frais, vous les payez sur son propre site, jamais à une personne. Nous retirons les messages qui demandent des frais, un portefeuille mobile, des cartes-cadeaux ou des cryptomonnaies, et nous excluons leurs auteurs.",
    },
    {
      title: "Restez en public",
      text: "N’emmenez pas les gens vers des discussions privées, des groupes ou des appels. N’écrivez ni numéros de téléphone, ni e-mails, ni numéros d’identité, ni mots de passe, ni codes, les vôtres ou ceux d’un autre.",
    },
    {
      title: "Donnez la source",
      text: "Indiquez la page officielle. Un modérateur lit les liens des nouveaux membres avant de les montrer.",
    },
    {
      title: "Vos propres mots",
      text: "Ne partagez pas les textes des autres ni des sujets d’examen volés. Demandez un avis, pas quelqu’un qui écrive à votre place.",
    },
    {
      title: "Signalez ce qui ne va pas",
      text: "Chaque message a un lien pour le signaler. Un modérateur regarde chaque signalement. Ne discutez pas avec un escroc.",
    },
  ],
  scams: {
    title: "Reconnaître une arnaque",
    points: [
      "On demande des frais, par mobile money, carte-cadeau ou cryptomonnaie.",
      "On dit que vous avez gagné une chose que vous n’avez jamais demandée.",
      "On garantit une bourse, une admission ou un visa.",
      "Le lien est presque le bon. Une lettre change, la fin est différente, ou c’est un site gratuit.",
      "On veut votre pièce d’identité, vos données bancaires ou un code dans une discussion.",
      "On vous dit de faire vite et de n’en parler à personne.",
    ],
    check: "Vérifier un message",
  },
  under18: {
    title: "Si vous avez moins de 18 ans",
    text: "Vous pouvez tout lire. Pour écrire, un parent ou tuteur légal doit donner son accord une fois. Nous lui envoyons un lien par e-mail quand vous le demandez dans votre profil.",
  },
  who: {
    title: "Ce que les autres voient de vous",
    text: "Votre nom affiché et votre pays, jamais votre vrai nom ni votre e-mail. Vous pouvez modifier et retirer vos messages. Si vous supprimez votre compte, nous effaçons ce que vous avez écrit.",
  },
  card: {
    title: "Bienvenue. À lire d’abord",
    text: "Soyez aimable, restez en public, et ne payez jamais personne pour une bourse. Les autres voient votre nom affiché et votre pays, rien d’autre.",
  },
};
