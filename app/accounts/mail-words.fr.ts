import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const mailWords: Words["mailWords"] = {
  notYou:
    "Si ce n’était pas vous, ignorez cet e-mail. Il ne se passe rien tant que personne n’ouvre le lien.",
  worksAnHour: "Le lien marche pendant une heure, une seule fois.",
  setPassword: "Choisir un nouveau mot de passe",
  confirm: {
    subject: "Confirmez votre adresse pour Fursa",
    first: "Bienvenue sur Fursa. Confirmez que cette adresse est la vôtre, pour recevoir nos alertes.",
    works: "Le lien marche pendant trois jours.",
    link: "Confirmer mon adresse",
  },
  exists: {
    subject: "Vous avez déjà un compte Fursa",
    first:
      "Quelqu’un a voulu créer un compte Fursa avec cette adresse. Vous en avez déjà un, donc rien n’a changé.",
    you: "Si c’était vous, connectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un nouveau avec le lien ci-dessus. Il marche pendant une heure, une seule fois.",
  },
  reserved: {
    subject: "Aucun compte Fursa n’a été créé",
    first:
      "Quelqu’un a voulu créer un compte Fursa avec cette adresse. Un compte qui l’utilisait a changé d’adresse ces sept derniers jours. Elle reste donc réservée à son titulaire.",
    yours:
      "Si ce compte est le vôtre et que vous n’avez pas changé son adresse e-mail, ouvrez le lien dans notre e-mail sur ce changement. Sinon, vous pourrez créer un compte après les sept jours.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe pour Fursa",
    first: "Quelqu’un a demandé un nouveau mot de passe pour votre compte Fursa.",
  },
  passwordChanged: {
    subject: "Votre mot de passe Fursa a changé",
    first:
      "Le mot de passe de votre compte Fursa vient de changer, et les autres appareils ont été déconnectés.",
    endedFactor: (name) =>
      `« ${name} » avait été ajouté comme deuxième étape dans les sept jours précédents. Nous l’avons retiré, car quelqu’un qui connaissait l’ancien mot de passe a pu l’ajouter. Si c’était vous, ajoutez-le de nouveau.`,
    notYou:
      "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et activez la deuxième étape.",
  },
  emailChange: {
    subject: "Confirmez votre nouvelle adresse pour Fursa",
    first: "Quelqu’un a demandé à se connecter à Fursa avec cette adresse.",
    link: "Utiliser cette adresse",
  },
  emailChangeAsked: {
    subject: "Quelqu’un a demandé à changer votre adresse Fursa",
    first: (newAddress) =>
      `Quelqu’un qui connaît votre mot de passe a demandé à se connecter à votre compte Fursa avec ${newAddress}, et non plus avec cette adresse.`,
    you: "Si c’était vous, il n’y a rien à faire ici : ouvrez le lien envoyé à la nouvelle adresse.",
    notYou:
      "Si ce n’était pas vous, arrêtez le changement avec le lien ci-dessus. Tous les appareils sont déconnectés, et vous choisissez un nouveau mot de passe.",
    link: "Arrêter le changement",
  },
  emailChanged: {
    subject: "Votre adresse Fursa a changé",
    first: (newAddress) =>
      `Vous vous connectez désormais à Fursa avec ${newAddress}. Cette adresse ne marche plus.`,
    notYou:
      "Si ce n’était pas vous, annulez le changement avec le lien ci-dessus. Tous les appareils sont déconnectés, et vous choisissez un nouveau mot de passe. Le lien marche pendant sept jours.",
    link: "Annuler le changement",
  },
  emailLeft: {
    first: "Votre compte Fursa n’utilise plus cette adresse.",
    never: "Cette adresse n’a jamais été confirmée. Il n’y a donc rien à annuler, et nous n’y écrirons plus.",
  },
  factor: {
    added: {
      subject: "Une deuxième étape a été ajoutée sur Fursa",
      first: (name) =>
        `« ${name} » est maintenant une deuxième étape pour se connecter à votre compte Fursa.`,
    },
    removed: {
      subject: "Une deuxième étape a été retirée sur Fursa",
      first: (name) => `« ${name} » n’est plus une deuxième étape pour se connecter à votre compte Fursa.`,
    },
    notYou: "Si ce n’était pas vous, changez votre mot de passe tout de suite.",
  },
  guardian: {
    subject: "Un élève demande votre accord sur Fursa",
    aStudent: "Un élève",
    first: (student) =>
      `${student} utilise Fursa pour trouver des bourses, a moins de 18 ans et vous a nommé comme parent ou tuteur légal. Pouvons-nous lui envoyer notre lettre de la semaine et lui permettre d’écrire dans les discussions publiques ?`,
    no: "Vous pouvez aussi répondre non. Avec ce même lien, vous pourrez changer de réponse pendant un an.",
    unknown: "Si vous ne connaissez pas cet élève, ignorez cet e-mail.",
    link: "Répondre",
  },
};
