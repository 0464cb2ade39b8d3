import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  role: "Mimi ni",
  fullName: "Jina kamili",
  email: "Barua pepe",
  phone: "Simu",
  optional: "Si lazima",
  country: "Nchi",
  chooseYourCountry: "Chagua nchi yako",
  age: "Umri",
  choose: "Chagua",
  ageHint: "Si lazima. Ukiwa chini ya miaka 18, mzazi au mlezi lazima akubali kabla hatujatuma jarida.",
  newsletter: "Jarida la kila wiki",
  alerts: "Arifa kwa barua pepe",
  aboutYou: "Kukuhusu",
  emails: "Barua pepe zetu",
};

export const profileCardsText: Words["profileCardsText"] = {
  back: "Wasifu wako",
  matches: "Tazama zinazonifaa",
  confirmTitle: "Thibitisha barua pepe yako",
  confirm: (email) =>
    `Tumetuma kiungo kwa ${email}. Arifa na jarida hutumwa kwa anwani zilizothibitishwa tu, na machapisho na kura za Umoja wa Wanafunzi huhesabiwa kutoka kwazo tu.`,
  sendAgain: "Tuma kiungo tena",
  circumstances: "Hali yako",
  circumstancesNote: "Mkimbizi, ulemavu, yatima au kipato kidogo",
  guardianTitle: "Idhini ya mzazi au mlezi",
  agreed: (email) => `${email} ameridhia jarida na machapisho ya wazi.`,
  guardianWhy:
    "Una umri chini ya miaka 18, kwa hivyo mzazi au mlezi lazima aridhie kabla hatujakutumia jarida au hujachapisha hadharani.",
  waiting: (email) => `Tumemwandikia ${email} na tunasubiri jibu.`,
  account: "Akaunti yako",
  admin: "Eneo la wasimamizi",
  children: "Watoto wako",
  alerts: "Arifa, vikumbusho na jarida",
  security: "Kuingia na usalama",
  data: "Data yako: pakua au futa",
  privacy: "Faragha",
  signOut: "Toka",
};

export const hiddenSaveText: Words["hiddenSaveText"] = { save: "Hifadhi" };
