import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const failureWords: Words["failureWords"] = {
  house: { title: "Cela n’a pas marché" },
  again: "Réessayer",
  ours: "Un problème est survenu chez nous. Ce que vous avez écrit est toujours là. Réessayez.",
  theirs: "La page n’a pas pu lire ce que vous avez envoyé. Ce que vous avez écrit est toujours là.",
  lost: "Votre connexion est peut-être coupée ou lente. Ce que vous avez écrit est toujours là. Réessayez.",
  signedOut:
    "La connexion à votre compte est terminée. Ce que vous avez écrit est toujours là. Connectez-vous dans un autre onglet, puis réessayez.",
  proof: "Votre mot de passe, ou un code de votre deuxième étape",
  secretAgain: "Pour votre sécurité, nous n’avons pas gardé ceci. Écrivez-le à nouveau.",
  fileAgain: "Une page ne peut pas garder un fichier. Choisissez-le à nouveau.",
  reference: (id) => `Référence : ${id}`,
};
