import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Vérifier ce message",
  description:
    "Collez un message ou un lien qui promet une bourse. Nous vous dirons ce que nous savons, quels signes d’arnaque il porte et comment être sûr.",
};

export const band: Words["band"] = {
  title: "Vérifier ce message",
  intro:
    "Quelqu’un vous a transféré une bourse trop belle pour être vraie ? Collez le message ici. Nous le comparons avec notre catalogue et cherchons les ruses des arnaques.",
};

export const form: Words["form"] = {
  label: "Le message ou le lien",
  placeholder: "Collez-le ici, avec ses liens et ses numéros de téléphone",
  hint: "Nous ne gardons pas ce que vous collez. Nous le lisons une fois et l’oublions.",
  submit: "Vérifier ce message",
  busy: "Vérification…",
  again: "Vérifier un autre message",
  empty: "Collez d’abord le message.",
  picture: "Nous ne pouvons pas lire les images ici. Tapez le lien que vous y voyez, ou recopiez les mots.",
  tooLong: "5 000 caractères au plus. La partie avec l’offre et le lien suffit.",
  isCut: "Seuls les 20 000 premiers sont affichés ci-dessous.",
};

export const looksFor: Words["looksFor"] = {
  title: "Ce que nous cherchons",
  list: [
    {
      icon: "bookmark",
      title: "La fiche officielle",
      text: "Cette offre est-elle sur Fursa, et quel est son vrai lien ?",
    },
    {
      icon: "search",
      title: "Les liens trompeurs",
      text: "Une lettre changée, un mot ajouté, une autre fin, ou un vrai nom dans un faux lien.",
    },
    {
      icon: "alert",
      title: "Les signes d’une arnaque",
      text: "Des frais, des codes, un prix sans candidature, de la pression, des garanties, ou une discussion sans bureau.",
    },
  ],
};

export const verdicts: Words["verdicts"] = {
  danger: {
    title: "Cela ressemble à une arnaque",
    text: "Ne payez pas, n’envoyez ni code ni document, et n’ouvrez pas le lien. Lisez ci-dessous pourquoi.",
  },
  careful: {
    title: "Prudence avec ce message",
    text: "Il y a une raison de douter. Soyez sûr que c’est vrai avant de payer, d’envoyer ou de signer quoi que ce soit.",
  },
  known: {
    title: "Nous connaissons cette offre",
    text: "Nous n’avons trouvé aucun signe d’arnaque. Postulez quand même seulement sur la page officielle, et ne payez jamais une personne.",
  },
  nothing: {
    title: "Nous ne connaissons pas cette offre",
    text: "Elle peut être vraie ou fausse. Suivez les étapes ci-dessous avant d’y croire.",
  },
};

export const found: Words["found"] = {
  title: "Ce que nous avons trouvé",
  records: "Dans notre catalogue",
  official: "Site officiel :",
  leadsElsewhere: {
    title: "Le lien n’est pas le lien officiel",
    reason: "Le message nomme une offre que nous connaissons, mais le lien mène ailleurs.",
    verify: "Ouvrez la page officielle ci-dessous et cherchez-y la même nouvelle.",
  },
  moreAddresses: {
    title: "Trop de liens à vérifier",
    reason: "Nous n’avons vérifié que les 20 premiers liens.",
    verify: "Collez seulement la partie avec le lien qu’on vous demande d’ouvrir.",
  },
  inYourMessage: "Dans votre message :",
  verify: "Pour être sûr :",
};

const askOfficial =
  "Demandez par le site officiel. Utilisez l’adresse e-mail ou le numéro qui s’y trouve, pas ceux du message.";

export const signalWords: Words["signalWords"] = {
  fee: {
    title: "On demande de l’argent",
    reason:
      "Une vraie bourse vous paie. Demander des frais pour postuler, traiter ou débloquer une bourse est la ruse la plus courante.",
    verify:
      "Certaines universités et certains tests sont payants. C’est écrit sur leur propre site, et on y paie, jamais à une personne.",
  },
  wallet: {
    title: "L’argent va à un téléphone ou à une personne",
    reason:
      "Une vraie organisation se fait payer par son compte ou son portail. L’argent envoyé à une personne ne se retrouve pas.",
    verify: "N’envoyez rien. Demandez à l’organisation comment elle se fait payer.",
  },
  untraceable: {
    title: "On veut des cartes, du crédit téléphonique ou des cryptomonnaies",
    reason:
      "Aucune école, aucun ministère, aucune fondation n’accepte les cartes cadeaux, le crédit téléphonique ou les cryptomonnaies. Une fois envoyé, c’est perdu.",
    verify: "Il n’y a rien à vérifier. N’envoyez rien.",
  },
  secrets: {
    title: "On demande un code secret",
    reason:
      "Un code PIN, un mot de passe, un numéro de carte ou un code reçu par SMS ouvrent votre compte. Aucune personne honnête n’en a besoin.",
    verify:
      "Ne les donnez à personne. Si c’est déjà fait, appelez tout de suite votre banque ou votre service de mobile money.",
  },
  identity: {
    title: "On veut vos documents par message ou e-mail",
    reason:
      "Avec une photo de votre pièce d’identité et vos données bancaires, quelqu’un peut emprunter de l’argent à votre nom.",
    verify: "Envoyez des documents seulement par un portail officiel que vous avez trouvé vous-même.",
  },
  prize: {
    title: "Vous avez gagné sans postuler",
    reason:
      "Un vrai programme choisit parmi les candidatures. Personne ne tire des gagnants parmi des numéros ou des e-mails.",
    verify: "Avez-vous postulé sur le site officiel ? Sinon, vous n’avez rien gagné.",
  },
  reply: {
    title: "On veut une réponse rapide",
    reason: "Si vous répondez, ils savent que votre numéro marche, et le message suivant en demande plus.",
    verify: "Ne répondez pas. Cherchez l’offre vous-même.",
  },
  selected: {
    title: "On dit que vous avez été choisi",
    reason:
      "Une bonne nouvelle rend imprudent. Elle est vraie seulement si vous avez vous-même postulé à cette offre.",
    verify: "Tapez vous-même l’adresse du portail et connectez-vous là.",
  },
  guarantee: {
    title: "On garantit la réussite",
    reason: "Personne ne peut promettre une bourse, une place ou un visa.",
    verify: "Cherchez les règles : qui peut postuler, comment on choisit et quand cela ferme.",
  },
  noRules: {
    title: "Il n’y a aucune règle",
    reason:
      "Une vraie bourse dit pour qui elle est et demande des documents. Si on ne demande rien, c’est qu’on veut autre chose de vous.",
    verify: "Trouvez la page avec les règles. S’il n’y en a pas, laissez tomber.",
  },
  handout: {
    title: "Des cadeaux pour tout le monde",
    reason:
      "Beaucoup de messages en chaîne promettent des ordinateurs, des données ou de l’argent à tous les étudiants.",
    verify: "Si c’est vrai, l’État le dit sur son propre site et dans la presse.",
  },
  chain: {
    title: "Il faut le transférer",
    reason: "Partager avec des groupes ne débloque rien. Cela envoie seulement le message à vos amis.",
    verify: "Ne le transférez pas. Dites-le à la personne qui vous l’a envoyé.",
  },
  testimony: {
    title: "On jure que c’est vrai",
    reason: "N’importe qui peut écrire « j’ai reçu la mienne » ou « ça marche ».",
    verify: "Cherchez plutôt la nouvelle sur le site officiel.",
  },
  insider: {
    title: "Quelqu’un connaît quelqu’un",
    reason:
      "Les places ne sont pas à vendre. Si vous payez, vous perdez l’argent et peut-être le droit de postuler.",
    verify: "Signalez-le à l’organisation nommée.",
  },
  secrecy: {
    title: "On demande le secret",
    reason: "Les arnaqueurs ne veulent pas que vous en parliez à quelqu’un.",
    verify: "Montrez le message à un parent, à un enseignant ou à un ami avant de faire quoi que ce soit.",
  },
  chatOnly: {
    title: "Tout se passe par message ou appel",
    reason: "Il n’y a ni site, ni bureau, ni règles. Il n’y a qu’un numéro, qui peut disparaître demain.",
    verify: askOfficial,
  },
  urgency: {
    title: "On vous presse",
    reason:
      "Une vraie date limite est sur la page officielle. On vous presse pour que vous ne réfléchissiez pas.",
    verify: "Prenez dix minutes. Une vraie offre existe encore demain matin.",
  },
};

export const trickWords: Words["trickWords"] = {
  letters: "Il utilise des lettres ou des chiffres qui ressemblent seulement aux vrais.",
  misspelt: "C’est le vrai nom avec une ou deux lettres changées.",
  words: "C’est le vrai nom avec des mots en plus. N’importe qui peut enregistrer un tel nom.",
  inside: "Le vrai nom est dedans, mais l’adresse appartient à quelqu’un d’autre.",
  disguise: "La partie avant le signe @ est seulement pour l’apparence. Le lien mène à la partie d’après.",
  ending:
    "C’est le vrai nom avec une autre fin. Certaines organisations en ont plusieurs, donc c’est peut-être vrai.",
};

export const addressWords: Words["addressWords"] = {
  official: {
    tone: "good",
    title: "Un lien officiel connu",
    reason: "Fursa renvoie aussi vers ce site.",
    verify: "Tapez l’adresse vous-même au lieu de toucher le lien. Comparez lettre par lettre.",
  },
  restricted: {
    tone: "good",
    title: "Une fin d’adresse réservée",
    reason:
      "Seuls les États, les universités et les organismes internationaux reçoivent cette fin d’adresse.",
    verify: "Vérifiez que le nom juste avant est celui que vous attendez.",
  },
  unknown: {
    tone: "plain",
    title: "Un lien que nous ne connaissons pas",
    reason: "Il n’est pas sur Fursa. Cela seul ne veut rien dire.",
    verify: "Cherchez le site de l’organisation et voyez si la même offre s’y trouve.",
  },
  short: {
    tone: "plain",
    title: "Un lien qui cache où il mène",
    reason: "Un lien court peut mener partout et changer plus tard.",
    verify: "Ne l’ouvrez pas. Cherchez l’offre sur le site de l’organisation.",
  },
  freePage: {
    tone: "bad",
    title: "Une page que n’importe qui peut faire",
    reason: "Elle est sur un service gratuit où l’on fait une page en une minute.",
    verify: "Les fondations et les États ont leurs propres sites. Cherchez-y l’offre.",
  },
  form: {
    tone: "plain",
    title: "Un formulaire que n’importe qui peut faire",
    reason: "De petits programmes honnêtes utilisent ces formulaires. Les arnaques aussi.",
    verify: "Le site de l’organisation donne-t-il ce lien ? Sinon, ne remplissez rien.",
  },
  social: {
    tone: "plain",
    title: "Une page sur un réseau social",
    reason: "N’importe qui peut en ouvrir une avec n’importe quel nom.",
    verify: "Cherchez ce lien sur le site de l’organisation.",
  },
  chat: {
    tone: "bad",
    title: "Un lien vers une messagerie comme WhatsApp",
    reason: "Il mène à une personne ou à un groupe, pas à une organisation.",
    verify: askOfficial,
  },
  freeMail: {
    tone: "bad",
    title: "Une adresse e-mail gratuite",
    reason:
      "Une fondation ou un ministère écrit depuis sa propre adresse. N’importe qui peut ouvrir un compte comme celui-ci.",
    verify: "Comparez avec l’adresse de la page de contact officielle.",
  },
  numeric: {
    tone: "bad",
    title: "Un lien fait de chiffres",
    reason: "Les sites honnêtes utilisent un nom.",
    verify: "Ne l’ouvrez pas.",
  },
  throwaway: {
    tone: "plain",
    title: "Une fin d’adresse bon marché",
    reason: "Ces noms coûtent très peu. Les arnaqueurs les utilisent quelques semaines, puis en changent.",
    verify: "Cherchez le site de l’organisation et voyez si la même offre s’y trouve.",
  },
};

export const lookAlike: Words["lookAlike"] = {
  title: "Un lien trompeur",
  reason: (trick, real) => `${trick} Le vrai est ${real}.`,
  verify: (real) => `Tapez vous-même ${real}, et cherchez-y l’offre.`,
};

export const steps: Words["steps"] = {
  title: "Comment vérifier une offre",
  list: [
    "Ne touchez pas le lien. Cherchez le nom du programme et ouvrez son propre site.",
    "Lisez les règles : qui peut postuler, combien cela paie, comment on choisit et quand cela ferme.",
    "Trouvez une deuxième source : une université, une ambassade ou un ministère qui dit la même chose.",
    "Demandez au programme lui-même, avec le contact de son propre site.",
    "Ne payez rien et n’envoyez aucun document avant d’avoir tout vérifié.",
  ],
  more: "En savoir plus : reconnaître une vraie bourse d’une arnaque",
  moreTo: "/advice/how-to-tell-a-real-scholarship-from-a-scam",
};
