import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  signUpFailed: "Le compte n’a pas pu être créé",
  signUpSucceeded: {
    title: "C’est fait !",
    detail: "Votre compte est créé. Vous pouvez maintenant vous connecter.",
  },
  signInFailed: "La connexion a échoué",
  signInSucceeded: { title: "Bon retour !", detail: "La connexion a réussi" },
  madeHere: (email) => `Vous venez de créer le compte ${email} sur cet appareil.`,
  goOn: "Continuer sans retaper le mot de passe",
  typePassword: "Écrivez votre mot de passe.",
  willSave: (title) => `Après la connexion, nous enregistrons « ${title} » pour vous.`,
  newHere: "Première visite ?",
  signUpHere: "Créer un compte gratuit",
  wrongCredentials: "Adresse e-mail ou mot de passe incorrect.",
  authenticationRequired: {
    title: "Connexion nécessaire",
    detail: "Connectez-vous pour ouvrir les pages d’administration",
  },
  accessDenied: { title: "Accès refusé", detail: "Vous n’avez pas accès à cette page" },
  passwordHint: "Au moins 6 caractères",
  resetSent: {
    title: "Regardez vos e-mails",
    detail:
      "Si un compte existe à cette adresse, un lien pour définir un nouveau mot de passe est en route. Il marche pendant une heure.",
  },
  confirmationSent: {
    title: "Regardez vos e-mails",
    detail: "Si cette adresse attend une confirmation, un nouveau lien est en route.",
  },
  linkTooOld: "Ce lien est trop ancien ou a déjà servi. Demandez-en un nouveau.",
  linkTooOldOrAnothers:
    "Ce lien est trop ancien, a déjà servi ou appartient à un autre compte. Demandez-en un nouveau.",
  signInForLink: { title: "Encore une étape", detail: "Connectez-vous, et votre lien marchera." },
  earlierLinksWork:
    "Si un compte existe à cette adresse, un lien envoyé dans la dernière heure marche encore. Regardez vos e-mails.",
  manyAtOnce:
    "Beaucoup de personnes se connectent en ce moment. Rien n’est perdu. Réessayez dans quelques secondes.",
  orReset:
    "Si c’est votre compte, définissez un nouveau mot de passe par e-mail pour vous connecter tout de suite.",
  orRecoveryCode: "Vous pouvez utiliser un code de secours pour vous connecter tout de suite.",
  noSuchPhone: "Ce n’est pas un de vos téléphones. Choisissez-en un ci-dessous.",
  resetIntro:
    "Nous déconnecterons tous les appareils et donnerons à votre agenda une nouvelle adresse secrète. Si une deuxième étape de connexion a été ajoutée dans les sept derniers jours, nous la retirerons.",
  passwordWasReset: {
    title: "Mot de passe changé",
    detail: "Connectez-vous avec votre nouveau mot de passe.",
  },
  stepWasRemoved: {
    title: "Mot de passe changé",
    detail:
      "Connectez-vous avec votre nouveau mot de passe. Nous avons retiré une deuxième étape ajoutée dans les sept derniers jours. Si elle était à vous, ajoutez-la à nouveau.",
  },
  emailConfirmed: {
    title: "Adresse e-mail confirmée",
    detail: "Merci. Vous pouvez maintenant recevoir des alertes.",
  },
  googleFailed: "Google n’a pas confirmé votre identité. Réessayez.",
  googleTaken:
    "Un compte existe déjà à cette adresse. Connectez-vous avec votre mot de passe. Google ne peut pas y être ajouté.",
  wrongCode: "Ce code est faux ou a déjà servi. Attendez le suivant et réessayez.",
  wrongPassword: "Ce n’est pas votre mot de passe.",
  signedOut: { title: "Vous êtes maintenant hors connexion", detail: "À bientôt." },
  signedOutEverywhere: { title: "Déconnexion partout", detail: "Tous vos appareils sont déconnectés." },
  othersSignedOut: { title: "Autres appareils déconnectés", detail: "Cet appareil reste connecté." },
  passwordChanged: { title: "Mot de passe changé", detail: "Vos autres appareils sont déconnectés." },
  emailChangeSent: {
    title: "Regardez votre nouvelle adresse e-mail",
    detail: "Ouvrez dans l’heure le lien reçu pour changer votre adresse de connexion.",
  },
  emailChanged: {
    title: "Adresse e-mail changée",
    detail: "Utilisez la nouvelle adresse à votre prochaine connexion.",
  },
  emailChangeFailed:
    "Nous n’avons pas changé l’adresse. Le lien est trop ancien, ou l’adresse appartient à un autre compte.",
  emailKept: {
    title: "Votre adresse e-mail reste la même",
    detail: "Tous les appareils sont déconnectés. Définissez maintenant un nouveau mot de passe.",
  },
  keepEmailFailed:
    "Le lien est trop ancien ou a déjà servi. Si quelqu’un d’autre utilise votre compte, définissez maintenant un nouveau mot de passe.",
  confirmFirst:
    "Confirmez d’abord votre adresse e-mail. Sinon, une deuxième étape pourrait bloquer la personne à qui l’adresse appartient vraiment.",
  factorAdded: { title: "Deuxième étape ajoutée", detail: "Nous vous demanderons un code à la connexion." },
  factorRemoved: { title: "Deuxième étape retirée", detail: "Nous ne la demanderons plus." },
  codeSent: { title: "Code envoyé", detail: "Vous recevrez un SMS. Le code marche pendant dix minutes." },
  sessionEnded: {
    title: "Appareil déconnecté",
    detail: "L’appareil que vous avez choisi est maintenant déconnecté.",
  },
  noSuchSession: {
    title: "Rien à déconnecter",
    detail: "L’appareil que vous avez choisi n’est pas connecté.",
  },
  accountDeleted: { title: "Compte supprimé", detail: "Tout ce qui vous concerne est supprimé." },
  guardianAsked: {
    title: "Nous avons écrit à votre parent ou tuteur légal",
    detail: "Après son accord, vous pourrez recevoir la lettre d’information et écrire en public.",
  },
  confirmBeforeGuardian:
    "Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé. Ensuite, nous pourrons écrire à votre parent ou tuteur légal.",
  tooNewForGuardian: (minutes) =>
    minutes < 2
      ? `Votre compte est nouveau. Vous pourrez demander l’accord de votre parent ou tuteur légal dans ${minutes} minute.`
      : `Votre compte est nouveau. Vous pourrez demander l’accord de votre parent ou tuteur légal dans ${minutes} minutes.`,
  guardianIsSelf: "Donnez l’adresse de votre parent ou tuteur légal, pas la vôtre.",
  noGuardian: {
    title: "Un parent ou un tuteur légal doit répondre",
    student:
      "La personne connectée ici est celle qui a fait la demande. Un parent ou un tuteur légal peut répondre sur son propre appareil, ou ici après votre déconnexion.",
    mailbox:
      "Ce lien est allé à l’adresse e-mail de l’élève. Refaites la demande dans le profil avec l’adresse d’un parent ou tuteur légal.",
    young:
      "Ce compte est celui d’une personne de moins de 18 ans. Un parent ou un tuteur légal de 18 ans ou plus doit répondre.",
  },
  guardianAgreed: {
    title: "Merci",
    detail: "Nous avons enregistré votre accord. Vous pouvez le retirer à tout moment.",
  },
  guardianDeclined: { title: "C’est noté", detail: "Nous n’enverrons pas la lettre d’information." },
};
