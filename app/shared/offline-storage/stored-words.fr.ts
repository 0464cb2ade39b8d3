import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "Pendant que vous utilisez le site",
  notices: "Si vous activez les notifications sur cet appareil",
  kept: "Quand vous gardez Fursa sur ce téléphone",
  own: "Seulement si vous demandez d’y garder aussi vos données",
};

export const storedWords: Words["storedWords"] = {
  "cookie fursa.session_token": "Vous garde connecté.",
  "cookie fursa.device": "Nous fait reconnaître cet appareil à la connexion.",
  "cookie flash": "Porte un message à la page suivante.",
  "cookie wrote": "Que vous venez d’enregistrer quelque chose, pour que vous le voyiez. Dure une minute.",
  "cookie fursa.link": "Un lien d’un e-mail, pendant la connexion. Dure une heure.",
  "cookie new-address": "L’adresse de votre inscription, jusqu’à la page suivante.",
  "cookie save-intent": "Ce que vous vouliez enregistrer avant la connexion. Pendant une heure.",
  "cookie keep-answers": "Vos réponses avant la connexion. Pendant une heure.",
  "cookie data-saver": "Que vous avez activé ou coupé l’économie de données.",
  "cookie fursa.state": "Un nombre, pendant la connexion avec Google.",
  "web storage fursa-session": "Dit aux autres onglets que vous vous êtes connecté ou déconnecté.",
  "web storage react-router-scroll-positions":
    "Où vous étiez sur une page, jusqu’à la fermeture de l’onglet.",
  "web storage fursa-article-*": "Pour les rédacteurs : un article en cours d’écriture.",
  "web storage fursa-queue-keys": "Pour les rédacteurs : si des touches décident dans une liste.",
  "worker /offline/worker.js?notices":
    "Le programme qui montre les notifications. La déconnexion les arrête.",
  "database copy": "La liste publique, avec sa date.",
  "database bytes": "Combien d’octets tout cela a coûté dans le mois.",
  "cache /offline/app": "Une page vide pour quand il n’y a pas de réseau.",
  "cache /offline/app.js": "Le programme qui y montre la liste.",
  "worker /offline/worker.js": "Le programme qui ouvre cette page et envoie ce qui attend.",
  "database keepsMine": "Que vous l’avez demandé.",
  "database mine":
    "Ce que vous avez enregistré, avec vos notes, états et cases cochées ; les réponses de votre profil et de votre situation qui servent aux verdicts ; les questions de l’Entraide que vous avez posées ou suivez.",
  "database outbox":
    "Ce que vous avez fait sans réseau et qui n’est pas encore envoyé : cœurs, notes, états, cases cochées, réponses du profil, réponses aux questions.",
};
