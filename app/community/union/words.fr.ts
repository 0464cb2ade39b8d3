import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("fr");

export const words: Words["words"] = {
  title: "Entraide étudiante",
  intro: "Posez des questions, répondez et parlez avec d’autres qui postulent aux mêmes endroits.",
  description:
    "Questions et réponses d’élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda : bourses, textes à rédiger, visas, tests et la vie après l’admission. Lecture gratuite.",
  search: "Rechercher dans l’Entraide",
  searchHint: "texte chevening, nelfund, visa",
  searchTooShort: "Écrivez au moins un mot de trois lettres.",
  nothingFound: (text) => `Aucun message ne parle encore de « ${text} ».`,
  askInstead: "Poser la question vous-même",
  ask: "Poser une question",
  rulesLink: "Règles de l’Entraide",
  noThreads: "Pas encore de question",
  adviceAnswers: "Nos conseils répondent à cela :",
  adviceFirst: "Regardez d’abord. Si cela n’aide pas, publiez votre question. Elle est toujours là.",
  quietTopics: (count) =>
    count < 2 ? `${count} thème n’a pas encore de question` : `${count} thèmes n’ont pas encore de question`,
  threadCount: (count, most) =>
    count >= most
      ? `${many(most)} discussions ou plus`
      : count < 2
        ? `${count} discussion`
        : `${many(count)} discussions`,
  replyCount: (count) =>
    count === 0 ? "Pas encore de réponse" : count === 1 ? "1 réponse" : `${many(count)} réponses`,
  emptyTopic: "Soyez la première personne à poser une question ici.",
  emptyTopicHint:
    "Une bonne question nomme la bourse ou l’école, dit ce que vous avez essayé et ce qui vous bloque.",
  removed: "Retiré par son auteur.",
  goneAuthor: "Un ancien membre",
  held: "En attente de relecture. Vous seul pouvez le voir. Un modérateur le lira, en général dans la journée.",
  hidden: "Masqué par un modérateur. Vous seul pouvez le voir.",
  locked: "Cette discussion est fermée. Vous pouvez la lire, mais pas y répondre.",
  accepted: "Réponse choisie",
  helpful: (count) =>
    count < 2 ? `Utile pour ${many(count)} personne` : `Utile pour ${many(count)} personnes`,
  nameTaken: "Quelqu’un a déjà ce nom. Essayez-en un autre.",
  nameHint: "De 3 à 30 caractères. Il s’affiche avec vos messages, à la place de votre vrai nom.",
  lookAgain: "Vérifiez les champs marqués.",
  markdownHint:
    "Vous pouvez utiliser **gras**, *italique*, des listes et des liens. Pas d’images. Ne publiez jamais de numéro de téléphone, de pièce d’identité ni de mot de passe.",
  aboutHint: "Facultatif. Le nom ou le lien d’une bourse, d’un établissement ou d’un stage sur Fursa.",
  aboutUnknown: "Nous n’avons rien trouvé à ce nom. Collez le lien de Fursa, ou laissez vide.",
  aboutSeveral: "Nous en avons trouvé plusieurs. Choisissez, ou laissez vide.",
  chooseOne: "Laquelle voulez-vous dire ?",
  flags: {
    newLink: (host) => `Lien d’un nouveau membre : ${host}`,
    phone: "Numéro de téléphone d’un nouveau membre",
  },
};

const waits =
  "Il contient un lien, un numéro ou des mots que les arnaques utilisent. Un modérateur le lira bientôt.";
export const messages: Words["messages"] = {
  asked: {
    title: "Votre question est publiée",
    detail: "Si vous l’avez demandé, nous vous écrirons quand quelqu’un répond.",
  },
  askedHeld: { title: "Votre question attend une relecture", detail: waits },
  replied: { title: "Votre réponse est publiée", detail: "Merci de votre aide." },
  repliedHeld: { title: "Votre réponse attend une relecture", detail: waits },
  edited: { title: "C’est enregistré", detail: "Vos changements sont enregistrés." },
  editedHeld: { title: "Votre changement attend une relecture", detail: waits },
  removed: { title: "Retiré", detail: "Votre texte est supprimé. Les réponses des autres restent." },
  named: { title: "Nom enregistré", detail: "C’est ainsi que les autres vous voient." },
  followed: {
    title: "Vous suivez cette discussion",
    detail:
      "Nous vous écrirons une fois quand il y a du nouveau. Après votre lecture, nous vous préviendrons de la suite.",
  },
  unfollowed: {
    title: "Vous ne suivez plus cette discussion",
    detail: "Plus d’e-mails sur cette discussion.",
  },
  reported: { title: "Merci", detail: "Un modérateur va regarder." },
  stopped: { title: "C’est arrêté", detail: "Plus d’e-mails sur cette discussion." },
  failed: "Cela n’a pas marché",
  notPosted: "Non publié",
};

export const refusals: Words["refusals"] = {
  banned: "Vous ne pouvez pas écrire dans l’Entraide en ce moment.",
  unconfirmed:
    "Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé. Vous pouvez le redemander dans votre profil. Pour écrire, voter, signaler et suivre, il faut une adresse confirmée.",
  age: "Avant d’écrire en public, indiquez votre âge dans votre profil. Si vous avez moins de 18 ans, un parent ou tuteur légal doit d’abord donner son accord.",
  name: "Choisissez d’abord un nom à afficher.",
  locked: "Cette discussion a été fermée.",
  gone: "Ce message ou cette discussion n’existe plus.",
  own: "Vous ne pouvez pas voter pour votre propre message.",
  notYours: "Seule la personne qui a posé la question peut choisir la réponse.",
};

export const obstacles: Words["obstacles"] = {
  visitor: {
    text: "Connectez-vous pour poser une question et répondre. Tout le monde peut lire.",
    action: "Se connecter",
    to: "/auth",
  },
  age: { text: refusals.age, action: "Aller à mon profil", to: "/profile" },
  name: {
    text: "Choisissez le nom que les autres voient avec vos messages. C’est rapide.",
    action: "Choisir un nom à afficher",
    to: "/union/name",
  },
};

export const guardianWords: Words["guardianWords"] = (guardianEmail) =>
  guardianEmail
    ? `Vous avez moins de 18 ans : un parent ou tuteur légal doit donner son accord avant que vous écriviez en public. Nous avons écrit à ${guardianEmail} et attendons sa réponse. Vous pouvez redemander, ou demander à quelqu’un d’autre.`
    : "Vous avez moins de 18 ans : un parent ou tuteur légal doit donner son accord avant que vous écriviez en public. Dites-nous à qui demander. Nous lui écrirons, et un clic suffira.";

export const unconfirmedWords: Words["unconfirmedWords"] = (email) =>
  `Confirmez d’abord votre adresse e-mail. Ouvrez le lien envoyé à ${email}. Pour écrire et voter, il faut une adresse confirmée.`;

export const bannedWords: Words["bannedWords"] = (reason, until) =>
  `${refusals.banned} Raison : ${reason}. ${until ? `Cela se termine le ${until}.` : "Il n’y a pas de date de fin."} Vous pouvez toujours lire. Si vous pensez que c’est une erreur, écrivez-nous.`;

export const reportReasonNames: Words["reportReasonNames"] = {
  scam: "Une arnaque, ou une demande d’argent",
  personal: "Montre des données privées de quelqu’un",
  unkind: "Méchant, haineux ou harcelant",
  spam: "Publicité ou spam",
  wrong: "Une information fausse qui pourrait nuire à quelqu’un",
  other: "Autre chose",
};
