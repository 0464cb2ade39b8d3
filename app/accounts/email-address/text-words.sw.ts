import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const emailText: Words["emailText"] = {
  title: "Badilisha barua pepe",
  newEmail: "Barua pepe mpya",
  failed: "Barua pepe haijabadilishwa",
  intro: (email) =>
    `Unaingia kwa ${email}. Tutatuma barua pepe kwenye anwani mpya. Fungua kiungo kilichomo ili kubadilisha. Pia tutaiarifu anwani ya zamani.`,
  send: "Tuma kiungo",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "Baki na barua pepe yako",
  failed: "Hakuna kilichozuiwa",
  intro:
    "Mtu aliyejua nenosiri lako aliomba kuingia kwa anwani nyingine. Kama si wewe, rudisha akaunti yako hapa.",
  text: "Anwani yako haibadiliki. Tunaondoa vifaa vyote kwenye akaunti, nawe unaweka nenosiri jipya.",
  keep: "Baki na anwani yangu",
};

export const newEmailText: Words["newEmailText"] = {
  title: "Barua pepe yako mpya",
  intro: "Kuanzia sasa utaingia kwa anwani hii. Utaondolewa kwenye vifaa vyote.",
  use: "Tumia anwani hii",
};
