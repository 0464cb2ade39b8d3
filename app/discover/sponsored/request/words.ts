import { dayInWords } from "#app/shared/calendar/days.ts";

export const pageWords = {
  meta: {
    title: "Put your opportunity in front of students",
    description:
      "Ask for a sponsored listing on Fursa: see it as students would, choose the dates, know the price. Nothing is charged until we've agreed on an invoice.",
  },
  title: "Put your opportunity in front of students",
  intro:
    "A sponsored listing is shown above the results on our home page and in Browse. It always says “Sponsored by” and your name.",
  steps: {
    title: "How it works",
    list: [
      "Fill in the form and look at the preview.",
      "Confirm your email address with the link we send you.",
      "An editor reads it, usually within 2 business days. If the answer is no, we tell you why.",
      "You get a private page with the status, the views and the clicks, and a button to stop it.",
    ],
  },
  prices: {
    title: "Prices",
    length: "How long",
    price: "Price",
    note: "Prices are in US dollars. You pay nothing now: we take no payment on this site. If we say yes, we email you an invoice. You pay only once you've agreed to it.",
  },
  terms: {
    title: "Terms",
    list: [
      "It must be true, and useful to students in Africa: a school, a course, a scholarship, an internship or mentoring.",
      "Applying for a scholarship or an internship must be free. No loans, betting, visa agents or “guaranteed” places.",
      "It changes nothing else. No one can buy matches, search results or the scam check.",
      "We count views and clicks. We don't tell you who they came from.",
      "You can stop it at any time. So can we, if something in it is wrong. We'll tell you why.",
      "We keep your email address until a year after the listing has ended, and use it for this listing only.",
    ],
  },
};

const counted = (count: number, name: string) =>
  count === 1 ? `1 ${name}` : `${count.toLocaleString("en")} ${name}s`;
const weeksInWords = (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`);

export const periodWords = {
  weeks: weeksInWords,
  price: (dollars: number) => `$${dollars}`,
  choice: (weeks: number, dollars: number) => `${weeksInWords(weeks)}: $${dollars}`,
  days: (first: string, last: string) => `${dayInWords(first)} to ${dayInWords(last)}`,
};

export const formWords = {
  title: "Your listing",
  problems: "Please check these",
  labels: {
    sponsor: "Your organisation",
    email: "Your email address",
    title: "Title",
    description: "Description",
    type: "What it is",
    targetUrl: "The page it leads to",
    imageUrl: "Link to a picture (optional)",
    startsOn: "First day",
    weeks: "How long",
    agrees: "I speak for this organisation, and I accept the terms on this page.",
  },
  hints: {
    sponsor: "Students read “Sponsored by” and this name.",
    email: "We send you a link to confirm it. Students don't see it.",
    title: "A phone shows about 20 letters of it.",
    description: "A computer shows two lines of it. A phone doesn't show it.",
    imageUrl: "Wide pictures look best. We show a small copy, on computers only.",
    startsOn: "Tomorrow at the earliest. An editor needs up to 2 business days to read it.",
  },
  trap: "Leave this empty",
  preview: "Show me the preview",
  previewAgain: "Update the preview",
  send: "Send for approval",
  busy: "One moment...",
  notAnAddress: "Enter a full web address, like https://example.org/apply.",
  notADay: "Enter a day, like 2027-04-30.",
  notOffered: "Choose a day from tomorrow on, and within the next six months.",
  mustAgree: "Please tick this to send it.",
  sent: {
    title: "Check your email",
    detail: "We've sent you a link. Our editors see your listing once you've confirmed it there.",
  },
};

export const previewWords = {
  title: "Preview",
  intro: "This is how students will see it. Nothing has been sent yet.",
  phone: "On a phone",
  computer: "On a computer",
  cost: (weeks: number, days: string, dollars: number) =>
    `${weeksInWords(weeks)}, ${days}: $${dollars}. Nothing is charged until you've agreed to an invoice.`,
};

export const statusWords = {
  title: "Your sponsored listing",
  private: "This page is private. Anyone who has its link can stop the listing, so don't share it.",
  status: "Status",
  dates: "Dates",
  price: "Price",
  leadsTo: "Leads to",
  views: "Views",
  clicks: "Clicks",
  figures: "Views and clicks",
  noFigures: "We start counting on the first day.",
  perDay: "Day by day, for the last 30 days it was shown",
  day: "Day",
  counted:
    "We count a view when half of the listing is on the screen for a second. We count a click when someone goes on to your page.",
  states: {
    unconfirmed: "Not sent yet. Confirm it below, and our editors will look at it.",
    waiting: "An editor will read it, usually within 2 business days. We'll email you.",
    refused: "Not accepted.",
    stopped: "Stopped. It isn't shown any more.",
    removed: "Our editors took it down. Write to us if you don't know why.",
    paused: "Our editors have paused it. Write to us if you don't know why.",
    upcoming: (day: string) => `Approved. It starts on ${dayInWords(day)}.`,
    running: (day: string) => `Students see it now, until ${dayInWords(day)}.`,
    ended: (day: string) => `It ended on ${dayInWords(day)}.`,
  },
  why: "Why",
  confirm: "Confirm and send to the editors",
  confirmed: { title: "Sent to our editors", detail: "We'll email you when they have decided." },
  stop: "Stop the listing",
  stopWhat: "It disappears from Fursa within a minute. To show it again, you'd have to send a new request.",
  stopped: { title: "Stopped", detail: "Your listing isn't shown any more." },
  again: "Ask for another listing",
  oldLink: {
    title: "This link doesn't work",
    text: "It's incomplete, or the listing was deleted because it wasn't confirmed within a week.",
  },
};

export const mailWords = {
  confirm: {
    subject: "Confirm your sponsored listing on Fursa",
    paragraphs: [
      "Someone asked for a sponsored listing on Fursa with this email address. If it was you, open the link, check the listing and send it to our editors.",
      "Please confirm within a week. Keep this email: its link is your private page, with the status, the views and the clicks.",
      "If it wasn't you, ignore this email. No one sees the listing, and we delete it after a week.",
    ],
    link: "Look at it and confirm",
  },
  team: {
    subject: "A sponsored listing is waiting for approval",
    paragraph: "A partner has confirmed a request for a sponsored listing.",
    link: "Open the admin page",
  },
  approved: {
    subject: "Your sponsored listing was approved",
    text: (title: string, days: string) => `“${title}” will be shown on Fursa, ${days}.`,
    invoice: (dollars: number) =>
      `The price is $${dollars}. We'll write to you about the invoice. Nothing is charged before you've agreed to it.`,
    link: "See views and clicks, or stop it",
  },
  refused: {
    subject: "We can't show your sponsored listing",
    text: (title: string) => `We can't show “${title}” on Fursa. An editor wrote:`,
    again: "You're welcome to change it and ask again. Nothing was charged.",
    link: "See your request",
  },
  ended: {
    subject: "Your sponsored listing has ended",
    text: (title: string, views: number, clicks: number) =>
      `“${title}” has ended. It had ${counted(views, "view")} and ${counted(clicks, "click")}.`,
    again: "You can ask for another one at any time. You'll find the form on your private page.",
    link: "See views and clicks day by day",
  },
};
