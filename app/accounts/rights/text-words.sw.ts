import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "Data yako",
};

export const deleteText: Words["deleteText"] = {
  title: "Futa akaunti yangu",
  yourData: "Data yako",
};

export const guardianFormText: Words["guardianFormText"] = {
  email: "Barua pepe ya mzazi au mlezi wako",
};

export const guardianText: Words["guardianText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Idhini ya mlezi",
  withdraw: "Ninaondoa idhini yangu",
  refuse: "Sikubali",
};

export const privacyText: Words["privacyText"] = {
  title: "Faragha",
  description:
    "Fursa inajua nini kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya. Kwa maneno rahisi.",
};
