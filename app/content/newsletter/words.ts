import { dayInWords } from "#app/shared/calendar/days.ts";

export const issueWords = {
  subject: (first: string) => `This week on Fursa: ${first}`,
  title: (day: string) => `The week of ${dayInWords(day)}`,
  articles: "New to read",
  scholarships: "New scholarships",
  closing: "Closing within two weeks",
  browse: "Browse all opportunities",
  whyMember:
    "You get this email because your Fursa profile has the weekly newsletter turned on. Your matches come first. We leave out what isn't open to you.",
  whyFrom: (country: string) =>
    `You get this email because you asked for Fursa's weekly newsletter and confirmed it. We picked it for people in ${country}.`,
  whySubscriber: "You get this email because you asked for Fursa's weekly newsletter and confirmed it.",
};

export const subscribeWords = {
  title: "Newsletter",
  description:
    "One email every Monday: new articles, new scholarships and what closes in the next two weeks. It's free, and you can stop it with one click.",
  asked: {
    title: "Check your email",
    detail: "If this address doesn't get the newsletter yet, we've sent a link to confirm.",
  },
  notAsked: "Not sent",
  country: "Country",
  stage: "Your stage of study",
  optional: "Optional. We leave out what isn't for you.",
  noChoice: "I'd rather not say",
  age: "I am 18 or older, or a parent or guardian agrees",
  agree: "Please tick this. If you're under 18, a parent or guardian has to agree.",
  confirmed: { title: "Welcome", detail: "You'll get the newsletter on Monday." },
  mailSubject: "Confirm the Fursa newsletter",
  mail: [
    "Someone, hopefully you, asked for Fursa's weekly newsletter at this address. Please confirm to get it every Monday.",
    "The link works for a week.",
    "If this wasn't you, ignore this email. We send nothing unless you confirm.",
  ],
  mailLink: "Yes, send me the newsletter",
};
