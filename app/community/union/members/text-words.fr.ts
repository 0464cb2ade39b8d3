import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "Votre nom affiché",
  displayName: "Nom affiché",
  country: "Pays",
  chooseACountry: "Choisissez un pays",
  saving: "Enregistrement…",
  intro: "Les autres voient ce nom et votre pays, rien d’autre sur vous.",
  save: "Enregistrer le nom",
};

export const obstacleText: Words["obstacleText"] = { sendAgain: "Renvoyer le lien" };

export const nameErrors: Words["nameErrors"] = {
  length: (least, most) => `Entre ${least} et ${most} caractères.`,
  address: "Pas d’adresse e-mail : tout le monde peut lire ce nom.",
  digits: "Au plus quatre chiffres, pour que personne ne puisse vous appeler.",
  letters: "Utilisez des lettres, des chiffres et, entre eux, une espace, un point ou un tiret.",
  reserved: "Ce nom ressemble à celui d’un bureau ou de notre équipe. Choisissez-en un autre.",
};
