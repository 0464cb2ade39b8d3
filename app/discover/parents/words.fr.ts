import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const parentWords: Words["parentWords"] = {
  title: (title) => `Pour les parents : ${title}`,
  above: "Pour les parents et tuteurs légaux",
  intro: {
    scholarship:
      "Votre enfant pense postuler. Voici ce que c’est, ce que cela vous coûte, ce qu’on vous demande, et si c’est fiable.",
    college:
      "Votre enfant pense étudier ici. Voici ce que c’est, ce que cela vous coûte, ce qu’on vous demande, et si c’est fiable.",
    internship:
      "Votre enfant pense travailler ici pendant un temps. Voici ce que c’est, ce que cela vous coûte, ce qu’on vous demande, et si c’est fiable.",
  },
  description: "Ce que cela coûte, ce qu’on demande aux parents et si c’est fiable, en mots simples.",
  isTitle: "Ce que c’est",
  costsTitle: "Ce que cela vous coûte",
  askedTitle: "Ce que vous devez faire",
  safeTitle: "Est-ce fiable ?",
  notConfirmed: "Non confirmé :",

  scholarship: (by) => `C’est de l’argent pour les études de votre enfant${by}.`,
  loan: "C’est un prêt. Votre enfant doit le rembourser.",
  college: (type) => `C’est un lieu d’études${type}.`,
  internship: (by) => `Votre enfant travaille et apprend pendant un temps${by}.`,
  by: (name) => ` (organisme : ${name})`,
  at: (name) => ` (lieu : ${name})`,
  where: (place) => `Lieu : ${place}.`,
  worth: (amount) => `Ce que cela donne : ${amount}.`,
  lasts: (duration) => `Durée : ${duration}.`,
  accredited: (by) => `Agréé par : ${by}.`,

  free: "Postuler est gratuit.",
  fee: (fee) => `Postuler coûte ${fee}.`,
  feeUnknown: "Nous ne savons pas s’il y a des frais de dossier.",
  covers: (list) => `Pris en charge : ${list}.`,
  rest: (list) => `On ne parle pas de cela, prévoyez donc de le payer : ${list}.`,
  coversUnknown: "Nous ne savons pas quels frais sont pris en charge. Demandez avant de vous organiser.",
  tuition: (range) => `Frais de scolarité : ${range}.`,
  fees: (who, fee, year) => `${who} : ${fee} (${year}).`,
  noYear: "année non précisée",
  feesUnknown: "Nous ne savons pas ce que coûte une année. Demandez à l’établissement.",
  paid: "Le travail est payé.",
  pay: (range) => `Le travail est payé : ${range}.`,
  unpaid: "Le travail n’est pas payé : le transport, la nourriture et le logement sont à votre charge.",
  paidUnknown: "Nous ne savons pas si le travail est payé.",
  tests: (tests) =>
    `Votre enfant aura peut-être besoin d’un test : ${tests}. Les tests sont payants. Vérifiez le prix avant d’en réserver un.`,

  documents: (list) => `Pièces à fournir : ${list}. Aidez votre enfant à les trouver et à les copier.`,
  documentsUnknown: "Nous ne savons pas quelles pièces il faut fournir. Consultez le site officiel.",
  referees: (count) =>
    count < 2
      ? "Un enseignant ou un employeur doit écrire une lettre."
      : `${count} personnes, par exemple des enseignants ou des employeurs, doivent écrire une lettre.`,
  interview: "Il y a un entretien.",
  closes: (line) => `${line}.`,
  sign: "Lisez chaque formulaire avant de le signer, et gardez une copie.",

  offeredBy: (name) => `Organisme : ${name}.`,
  official: "Le site officiel est",
  officialUnknown:
    "Nous ne connaissons pas de site officiel. Restez prudent tant que vous n’en avez pas trouvé un.",
  sourcesTitle: "Sources",
  read: (line) => `${line}.`,
  nothingRead:
    "Nous n’avons pas encore de source datée pour ces informations. Vérifiez-les sur le site officiel.",
  promise: "Personne ne peut promettre une place. Si quelqu’un le fait, c’est un mensonge.",
  never:
    "Ne payez jamais quelqu’un pour obtenir une bourse. Ne donnez jamais un code PIN, un mot de passe ou un code reçu par SMS.",
  feeWarning: "Si quelqu’un demande des frais qui ne sont pas sur le site officiel, ne payez pas.",
  check: "Vérifier un message qui semble suspect",
  all: "Toutes les informations",
  share: "Envoyer à vos parents",
};
