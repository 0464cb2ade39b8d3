import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./line-words.ts";

type Words = Translation<typeof english>;

export const unionLines: Words["unionLines"] = {
  activity: (threads, day) => `${threads}, ya mwisho ${day}`,
  allTopics: "Mada zote",
  mention: (text) => `Machapisho yanayotaja “${text}”`,
  replyIn: (title) => `Jibu katika: ${title}`,
  topicTitle: (name) => `${name}: maswali na majibu`,
  topicDescription: (about) =>
    `${about} Maswali ya wanafunzi yanayojibiwa na wanafunzi, kwenye Jukwaa la Wanafunzi la Fursa.`,
  newer: "Mpya zaidi",
  older: "Za zamani",
  offer: "Umetumiwa fursa inayoonekana nzuri kupita kiasi?",
  checkOffer: "Kagua ujumbe kabla ya kujibu.",
  answered: "Limejibiwa",
  locked: "Umefungwa",
  by: (author, country) => `${author}, ${country}`,
};
