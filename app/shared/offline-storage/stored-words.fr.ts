import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "Pendant que vous utilisez le site",
  notifications: "Si vous activez les notifications sur cet appareil",
  kept: "Quand vous gardez Fursa sur ce téléphone",
  own: "Seulement si vous demandez d’y garder aussi vos données",
};

export const storedWords: Words["storedWords"] = {
  session: "Vous garde connecté.",
  device: "Nous fait reconnaître cet appareil à la connexion.",
  flash: "Porte un message à la page suivante.",
  wrote: "Que vous venez d’enregistrer quelque chose, pour que vous le voyiez. Dure une minute.",
  mailLink: "Un lien d’un e-mail, pendant la connexion. Dure une heure.",
  newAddress: "L’adresse de votre inscription, jusqu’à la page suivante.",
  saveIntent: "Ce que vous vouliez enregistrer avant la connexion. Pendant une heure.",
  keepAnswers: "Vos réponses avant la connexion. Pendant une heure.",
  dataSaver: "Que vous avez activé ou coupé l’économie de données.",
  googleState: "Un nombre, pendant la connexion avec Google.",
  sessionNews: "Dit aux autres onglets que vous vous êtes connecté ou déconnecté.",
  scroll: "Où vous étiez sur une page, jusqu’à la fermeture de l’onglet.",
  article: "Pour les rédacteurs : un article en cours d’écriture.",
  queueKeys: "Pour les rédacteurs : si les raccourcis clavier sont activés.",
  notifier: "Le programme qui montre les notifications. La déconnexion les arrête.",
  list: "La liste publique, avec sa date.",
  bytes: "La quantité de données que tout cela a utilisée ce mois-ci.",
  page: "Une page vide pour quand il n’y a pas de réseau.",
  program: "Le programme qui y montre la liste.",
  opener: "Le programme qui ouvre cette page et envoie ce qui attend.",
  asked: "Que vous l’avez demandé.",
  mine: "Ce que vous avez enregistré, avec vos notes, états et cases cochées ; les réponses de votre profil, qui servent à dire si vous pouvez postuler ; les questions de l’Entraide que vous avez posées ou suivez.",
  outbox:
    "Ce que vous avez fait sans réseau et qui n’est pas encore envoyé : cœurs, notes, états, cases cochées, réponses du profil, réponses aux questions.",
};
