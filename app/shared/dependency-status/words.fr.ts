import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outageWords: Words["outageWords"] = {
  title: "En panne",
  noInternet: "Ce serveur n’a pas accès à internet en ce moment. Les sources marchent peut-être.",
  names: {
    network: "L’accès à internet",
    mail: "Le serveur d’e-mails",
    sms: "L’envoi de SMS",
  },
  means: {
    network: "Nous ne pouvons ni vérifier les liens ni lire les sources pour l’instant.",
    mail: "Les e-mails attendent. Nous réessayons chaque minute et n’en perdons aucun.",
    sms: "Les SMS attendent. Nous réessayons chaque minute.",
  },
  since: (name, moment) => `${name}, depuis ${moment} UTC`,
};
