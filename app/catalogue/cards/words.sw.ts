import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const cardWords: Words["cardWords"] = {
  loan: (sum) => `Mkopo: ${sum}`,
  withTuition: (sum) => `${sum} + karo`,
  foreignStudents: "wanafunzi wa kigeni",
  paid: "Yenye malipo",
  unpaid: "Bila malipo",
  women: "Wanawake",
  from: (region) => `Kutoka ${region}`,
  livingIn: (place) => `Wanaoishi ${place}`,
  forPeopleOf: (people) => `Kwa ${people}`,
  anyCountry: "Nchi yoyote",
  masters: "Uzamili",
  viewDetails: "Tazama maelezo",
  phd: "Uzamifu (PhD)",
  compare: "Linganisha",
  compareThis: (title) => `Linganisha: ${title}`,
  viewDetailsOf: (title) => `Tazama maelezo: ${title}`,
};

export const unionNames: Words["unionNames"] = {
  Africa: "Nchi yoyote ya Afrika",
  "Sub-Saharan Africa": "Afrika Kusini mwa Sahara",
  Commonwealth: "Nchi za Jumuiya ya Madola",
};

export const peopleNames: Words["peopleNames"] = {
  Kenya: "Wakenya",
  Nigeria: "Wanigeria",
  Ghana: "Waghana",
  Ethiopia: "Waethiopia",
  Uganda: "Waganda",
};

export const shortGroupNames: Words["shortGroupNames"] = {
  low_income: "kipato cha chini",
  disability: "wenye ulemavu",
  rural: "wa mashambani",
  first_generation: "wa kwanza kusoma chuo",
};
