import { dayInWords } from "#app/shared/calendar/days.ts";

export const issueWords = {
  subject: (first: string) => `This week on Fursa: ${first}`,
  title: (day: string) => `The week of ${dayInWords(day)}`,
  articles: "New to read",
  scholarships: "New scholarships",
  closing: "Closing within two weeks",
  browse: "Browse all opportunities",
  whyMember:
    "You get this mail because your Fursa profile asks for the weekly newsletter. What is not open to you is left out. Your matches come first.",
  whyFrom: (country: string) =>
    `You get this mail because you asked for the weekly newsletter on Fursa and confirmed it. It is picked for people in ${country}.`,
  whySubscriber: "You get this mail because you asked for the weekly newsletter on Fursa and confirmed it.",
};

export const subscribeWords = {
  title: "Newsletter",
  description:
    "One mail every Monday: new articles, new scholarships and what closes within two weeks. Free, and one click stops it.",
  asked: {
    title: "Check your email",
    detail: "If this address does not get the newsletter yet, a link to confirm is on its way.",
  },
  notAsked: "Not sent",
  country: "Country",
  stage: "Where you are in your studies",
  optional: "Optional. What is not for people like you is left out.",
  noChoice: "I'd rather not say",
  age: "I am 18 or older, or a parent or guardian agrees",
  agree: "Please tick this: for the young, a parent or guardian has to agree.",
  confirmed: { title: "Welcome", detail: "The newsletter comes on Monday." },
  mailSubject: "Confirm the Fursa newsletter",
  mail: [
    "Someone, hopefully you, asked for the weekly Fursa newsletter at this address. Please confirm, and it comes every Monday.",
    "The link works for a week.",
    "If this was not you, you can leave this mail alone: nothing is sent without the confirmation.",
  ],
  mailLink: "Yes, send me the newsletter",
};
