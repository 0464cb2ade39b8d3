import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const pushWords: Words["pushWords"] = {
  title: "Notifications sur cet appareil",
  intro:
    "De courtes notifications, même quand Fursa est fermé. Une par jour au plus, entre 8 h et 21 h dans votre pays. Elles s’arrêtent quand vous vous déconnectez ici.",
  closing: "Les dates limites de ma liste",
  closingHint: "3 jours et 1 jour avant la date limite.",
  answers: "Les réponses à mes questions",
  answersHint: "Quand quelqu’un vous répond dans l’Entraide étudiante.",
  save: "Enregistrer les notifications",
  saving: "Enregistrement…",
  saved: { title: "C’est enregistré", detail: "Vous recevrez des notifications sur cet appareil." },
  stopped: { title: "C’est enregistré", detail: "Vous ne recevrez pas de notifications sur cet appareil." },
  notSaved: "Non enregistré",
  needsScript:
    "Les notifications ont besoin de JavaScript, et il est désactivé dans ce navigateur. Vous pouvez utiliser les e-mails.",
  savesData:
    "Les notifications ont besoin de JavaScript, et l’économiseur de données le désactive. Vous pouvez utiliser les e-mails.",
  switchedOff:
    "Les notifications sont désactivées sur ce site en ce moment. Vous pouvez utiliser les e-mails.",
  unsupported: "Ce navigateur ne peut pas montrer de notifications. Vous pouvez utiliser les e-mails.",
  denied:
    "Vous avez bloqué les notifications de Fursa dans ce navigateur. Pour changer, ouvrez les réglages du site à côté de la barre d’adresse et autorisez les notifications. Puis rechargez cette page.",
  dismissed:
    "Vous n’avez pas autorisé les notifications, donc rien n’a changé. Enregistrez à nouveau si vous changez d’avis.",
  failed:
    "Nous n’avons pas pu joindre le service de notifications de votre navigateur. Vérifiez votre connexion et réessayez, ou utilisez les e-mails.",
  notOurs: "Un problème est survenu dans ce navigateur. Rechargez la page et réessayez.",
};
