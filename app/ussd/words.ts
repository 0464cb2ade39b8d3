/** What a phone without data shows. Every screen has at most 160 letters of the plain alphabet. */
export const screenWords = {
  menu: ["Fursa", "1 Closing soon", "2 My saved deadlines", "3 Check a message", "4 Search"],
  notAChoice: "That is not in the list.",
  closing: "Closing soon",
  saved: "My saved deadlines",
  found: (asked: string) => `For ${asked}`,
  more: "9 More",
  back: "0 Back",
  nothingCloses: "Nothing that we know of closes soon. Dial again, and choose 4 to search.",
  nothingSaved: "None of what you saved has a date to come.",
  nothingFound: "We found nothing for that. Try other words, like: nursing kenya",
  notLinked: (host: string) =>
    `This number is linked to no account. Sign in at ${host}/profile/phone and type the code that we text to it.`,
  askCheck: "Type the message, or the link in it. We do not keep it.",
  askSearch: "What do you look for? Like: nursing kenya",
  textMe: "8 Text me this",
  textIsOnItsWay: "The text message is on its way.",
  tooOften: "You asked very often. Please wait some minutes and try again.",
  gone: "That is no longer listed.",
  tooLong: "That was too long a way. Please dial again.",
  textMenu: "Fursa. Text CLOSING, SAVED, CHECK and the message, or what you look for, like: nursing kenya",
} as const;

export const phonePageWords = {
  title: "Your phone, without data",
  description: "See the deadlines that you saved on any phone, by dialling a code or by a text message.",
  dial: (code: string) => `Dial ${code} on any phone: no internet, no app.`,
  text: (number: string) =>
    `Or text CLOSING, SAVED, CHECK and a message, or what you look for, to ${number}.`,
  costs: "Your network may charge for the call or the text.",
  whyLink:
    "Your saved deadlines are told only to a number that you link here, after a code sent to it came back.",
  back: "Profile",
  label: "Phone number",
  hint: "With the country code, like +254712345678",
  send: "Send a code",
  sending: "Sending...",
  codeLabel: "Six-digit code",
  codeHint: (end: string) =>
    `In the text message to the number that ends in ${end}. It works for ten minutes.`,
  link: "Link this number",
  linking: "Checking...",
  another: "Use another number",
  linked: (end: string) => `The number that ends in ${end} is linked.`,
  linkedDetail: "Whoever holds it can see the names and deadlines of what you saved, and nothing else.",
  unlink: "Unlink",
  sent: { title: "Code sent", detail: "Type it below within ten minutes." },
  nowLinked: { title: "Number linked", detail: "Your saved deadlines are under 2 in the menu." },
  nowUnlinked: { title: "Number unlinked", detail: "It hears nothing about your account any more." },
  notSent: "Not sent",
  notLinked: "Not linked",
  wrongCode: "That code is not right, or its ten minutes are over.",
  code: (code: string) =>
    `${code} links this number to a Fursa account. It works for ten minutes. If you did not ask for it, do nothing.`,
} as const;
