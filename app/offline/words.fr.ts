import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const printWords: Words["printWords"] = {
  title: (days) => `Ferme dans les ${days} jours qui viennent`,
  studentsIn: (country) => `Pays des élèves et étudiants : ${country}`,
  everybody:
    "Pour tout le monde. Certaines ne sont peut-être pas ouvertes dans votre pays ou à votre niveau.",
  made: (day) => `État au ${day}. Vérifiez les dates sur le site officiel.`,
  usually: (time) => `d’habitude ${time}`,
  nothing: (days) => `À notre connaissance, rien ne ferme dans les ${days} jours qui viennent.`,
  andMore: (rest, address) => `et ${rest} de plus : ${address}`,
  foot: (site) => `Fursa est gratuit. Personne n’a le droit de vous vendre cette feuille. ${site}`,
};

export const posterWords: Words["posterWords"] = {
  title: "Fursa",
  what: "Des bourses, des universités, des écoles et des stages.",
  where: "Sur votre téléphone, sans internet.",
  scan: "Scannez ce code une fois, là où il y a internet, et gardez le fichier :",
  passOn: "Puis donnez-le par carte mémoire, Bluetooth ou messagerie.",
  free: "C’est gratuit, et rien n’est gardé sur vous.",
};

export const offlineWords: Words["offlineWords"] = {
  title: "Fursa sans internet",
  intro:
    "Tout le catalogue tient sur n’importe quel téléphone. Téléchargez-le, donnez-le ou affichez-le au mur. Y chercher n’utilise pas de forfait.",
  description:
    "Téléchargez tout le catalogue de bourses, d’établissements et de stages en un fichier qui marche sans internet. Imprimez une affiche pour votre école, ou une feuille de ce qui ferme bientôt.",
  file: {
    title: "Un fichier à garder et à donner",
    points: [
      "La recherche, les filtres, chaque fiche et chaque date limite, sans internet.",
      "Il s’ouvre avec tout navigateur des cinq dernières années. Il n’y a rien à installer.",
      "Donnez-le par carte mémoire, par Bluetooth ou comme document sur WhatsApp.",
      "Il ne garde rien sur vous, et ne peut rien charger ni envoyer.",
    ],
    take: (size) => `Télécharger le fichier (${size})`,
    holds: (count, day) => `${count} bourses, établissements et stages, état au ${day}.`,
    courses:
      "Les formations que vos notes permettent ne sont pas dans le fichier : leurs tableaux le rendraient trop lourd. Il faut internet pour les voir.",
    toCourses: "Que puis-je étudier ?",
    key: "Fursa signe chaque copie. Pour vérifier une copie, ouvrez « À propos de cette copie » dans le fichier. Notre clé finit par",
  },
  scan: {
    title: "Montrez ceci à quelqu’un",
    text: "Avec l’appareil photo de son téléphone, la personne ouvre cette page.",
    label: (address) => `Un code qui mène à ${address}`,
  },
  print: {
    title: "Pour le mur de votre école",
    poster: "Affiche avec le code (PDF)",
    sheet: "Ce qui ferme bientôt, sur une page",
    sheetText:
      "En A4, à imprimer ou à envoyer. Choisissez pour qui. Nous laissons de côté ce qui ne leur est pas ouvert.",
    country: "Pays",
    level: "Niveau",
    everybody: "Tout le monde",
    everyStage: "Tous les niveaux",
    make: "Créer la feuille (PDF)",
  },
};

export const keepWords: Words["keepWords"] = {
  title: "Garder Fursa sur ce téléphone",
  text: "Fursa marche alors aussi sans internet, et chaque page dit de quand elle date. Quand vous avez internet, vous voyez toujours les dernières pages. Les mises à jour viennent deux fois par jour au plus, quelques kilo-octets à chaque fois. Vous pouvez voir combien de données elles ont utilisées.",
  keep: (size) => `Garder Fursa sur ce téléphone : ${size}`,
};
