import { dayInWords } from "#app/shared/calendar/days.ts";

export const pageWords = {
  meta: {
    title: "Put your opportunity in front of students",
    description:
      "Ask for a sponsored listing on Fursa: see it as students would, choose the dates, know the price. Nothing is charged until we've agreed on an invoice.",
  },
  title: "Put your opportunity in front of students",
  intro:
    "A sponsored listing stands above the results on our home page and in Browse. It's always marked “Sponsored by” and your name.",
  steps: {
    title: "How it works",
    list: [
      "Fill in the form and look at the preview.",
      "Confirm your email address with the link we send you.",
      "An editor reads it, usually within 2 business days, and says yes or why not.",
      "You get a private page with the status, the views and the clicks, and a button to stop it.",
    ],
  },
  prices: {
    title: "Prices",
    length: "How long",
    price: "Price",
    note: "Prices are in US dollars. Nothing is charged now: we take no payment on this site. After a yes we send you an invoice by email, and you pay only once you've agreed to it.",
  },
  terms: {
    title: "Terms",
    list: [
      "It has to be true, and of use to students in Africa: a school, a course, a scholarship, an internship or mentoring.",
      "Nobody may have to pay to apply for a scholarship or an internship. No loans, betting, visa agents or “guaranteed” places.",
      "It changes nothing else: matches, search results and the scam check can't be bought.",
      "We count views and clicks without telling you who they were.",
      "You can stop it at any time. We can too, if it turns out to be wrong, and we tell you why.",
      "We keep your email address until a year after the listing has ended, and use it for this listing only.",
    ],
  },
};

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
    title: "On a phone only one line of it shows, about 30 letters.",
    description: "On a computer two lines show. On a phone none.",
    imageUrl: "Wide pictures look best. We show a small copy, on computers only.",
    startsOn: "From tomorrow on. Allow 2 business days for an editor to read it.",
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
    title: "Check your mailbox",
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
  noFigures: "They are counted from the first day on.",
  perDay: "Day by day, the last 30 days it ran",
  day: "Day",
  counted:
    "A view is counted when half of the listing was on the screen for a second, a click on the way to your page.",
  states: {
    unconfirmed: "Not sent yet. Confirm it below, and our editors will look at it.",
    waiting: "An editor will read it, usually within 2 business days. We'll email you.",
    refused: "Not accepted.",
    stopped: "Stopped. It isn't shown any more.",
    removed: "Our editors took it down. Write to us if you don't know why.",
    paused: "Our editors have paused it. Write to us if you don't know why.",
    upcoming: (day: string) => `Approved. It starts on ${dayInWords(day)}.`,
    running: (day: string) => `It is being shown now, until ${dayInWords(day)}.`,
    ended: (day: string) => `It ended on ${dayInWords(day)}.`,
  },
  why: "Why",
  confirm: "Confirm and send to the editors",
  confirmed: { title: "Sent to our editors", detail: "We'll email you when they have decided." },
  stop: "Stop the listing",
  stopWhat: "It disappears from Fursa within a minute. To run it again, you'd have to ask again.",
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
      "Someone, we hope you, asked for a sponsored listing on Fursa at this address. Open the link to look at it again and send it to our editors.",
      "The link works for a week until you confirm. Keep this email: the link is also your private page with the status, the views and the clicks.",
      "If it wasn't you, ignore this email. Nobody sees the listing, and it's deleted after a week.",
    ],
    link: "Look at it and confirm",
  },
  team: {
    subject: "A sponsored listing waits for approval",
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
};
