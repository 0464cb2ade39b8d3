import type { reportReasons } from "#database/schema/lists.ts";

export const words = {
  title: "Student Union",
  intro: "Ask, answer and talk it over with students who apply to the same places.",
  description:
    "Questions and answers by students from Kenya, Nigeria, Ghana, Ethiopia and Uganda: scholarships, essays, visas, tests and life after the yes. Free to read.",
  search: "Search the union",
  searchHint: "chevening essay, nelfund, visa",
  searchTooShort: "Type at least one word of three letters.",
  nothingFound: (text: string) => `No post mentions “${text}” yet.`,
  askInstead: "Ask the question yourself",
  ask: "Ask a question",
  rulesLink: "House rules",
  noThreads: "No questions yet",
  adviceAnswers: "The advice centre answers this:",
  adviceFirst: "Have a look before you ask. If it does not help, post your question: it is still here.",
  quietTopics: (count: number) =>
    count === 1 ? "1 topic without questions yet" : `${count} topics without questions yet`,
  threadCount: (count: number, most: number) =>
    count >= most ? `${most.toLocaleString("en")}+ threads` : count === 1 ? "1 thread" : `${count} threads`,
  replyCount: (count: number) =>
    count === 0 ? "No replies yet" : count === 1 ? "1 reply" : `${count.toLocaleString("en")} replies`,
  emptyTopic: "Be the first to ask here.",
  emptyTopicHint: "A good question names the award or school, what you have tried, and where you are stuck.",
  removed: "Removed by its author.",
  goneAuthor: "A former member",
  held: "Waiting for review: only you can see this. A moderator reads it soon, usually within a day.",
  hidden: "Hidden by a moderator: only you can see this.",
  locked: "This thread is locked. It can be read, but not answered.",
  accepted: "Accepted answer",
  helpful: (count: number) =>
    count === 1 ? "1 found this helpful" : `${count.toLocaleString("en")} found this helpful`,
  nameTaken: "Someone already has this name. Try another.",
  nameHint: "3 to 30 characters. It stands beside your posts in place of your real name.",
  lookAgain: "Please look at the marked fields again.",
  markdownHint:
    "You can use **bold**, *italics*, lists and links. No pictures. Never post phone numbers, ID numbers or passwords.",
  aboutHint: "Optional. The name or the address of a scholarship, college or internship on Fursa.",
  aboutUnknown: "We found nothing by that name. Paste its address from Fursa, or leave this empty.",
  aboutSeveral: "Several fit. Choose one of them, or leave this empty.",
  chooseOne: "Which one do you mean?",
  flags: {
    newLink: (host: string) => `A new member's link: ${host}`,
    phone: "A new member's phone number",
  },
};

export const messages = {
  asked: {
    title: "Your question is posted",
    detail: "We will mail you when someone answers, if you wished so.",
  },
  askedHeld: {
    title: "Your question waits for review",
    detail: "It holds a link, a number or words that scams use. A moderator reads it soon.",
  },
  replied: { title: "Your reply is posted", detail: "Thank you for helping." },
  repliedHeld: {
    title: "Your reply waits for review",
    detail: "It holds a link, a number or words that scams use. A moderator reads it soon.",
  },
  edited: { title: "Saved", detail: "Your changes are in place." },
  editedHeld: {
    title: "Your change waits for review",
    detail: "It holds a link, a number or words that scams use. A moderator reads it soon.",
  },
  removed: { title: "Removed", detail: "The words are gone; the replies of others stay." },
  named: { title: "Name saved", detail: "This is how others see you." },
  followed: {
    title: "Following",
    detail: "We mail you once when something new is here, and again after you have read it.",
  },
  unfollowed: { title: "Not following any more", detail: "No more mails about this thread." },
  reported: { title: "Thank you", detail: "A moderator will look at it." },
  stopped: { title: "Stopped", detail: "No more mails about this thread." },
  failed: "That did not work",
  notPosted: "Not posted",
};

export const refusals = {
  banned: "You can't write in the union at the moment.",
  unconfirmed:
    "Confirm your email first: open the link that we mailed you. Your profile can send it again. Posts, votes, reports and follows count only from confirmed addresses.",
  age: "Before you write in public, tell us your age in your profile. If you are under 18, a parent or guardian has to agree first.",
  name: "Choose a display name first.",
  locked: "This thread has been locked.",
  gone: "This post or thread is not there any more.",
  own: "You can't vote for your own post.",
  notYours: "Only the person who asked can choose the answer.",
};

export const obstacles = {
  visitor: {
    text: "Sign in to ask and to answer. Reading is open to everyone.",
    action: "Sign in",
    to: "/auth",
  },
  age: { text: refusals.age, action: "Go to my profile", to: "/profile" },
  name: {
    text: "Choose the name that others see beside your posts. It takes a moment.",
    action: "Choose a display name",
    to: "/union/name",
  },
};

export const guardianWords = (asked: string | null) =>
  asked
    ? `You are under 18, so a parent or guardian has to agree before you post in public. We wrote to ${asked} and wait for the answer. You can ask again, or ask someone else.`
    : "You are under 18, so a parent or guardian has to agree before you post in public. Tell us whom to ask: we write to them, and one tap lets you post.";

export const unconfirmedWords = (email: string) =>
  `Confirm your email first: open the link that we mailed to ${email}. Posts and votes count only from confirmed addresses.`;

export const bannedWords = (reason: string, until: string | null) =>
  `${refusals.banned} Reason: ${reason}. ${until ? `This ends on ${until}.` : "This has no end date."} You can still read, and write to us if you think this is wrong.`;

export const reportReasonNames: Record<(typeof reportReasons)[number], string> = {
  scam: "A scam, or it asks for money",
  personal: "Shows someone's private data",
  unkind: "Unkind, hateful or harassing",
  spam: "Advertising or spam",
  wrong: "Wrong information that can do harm",
  other: "Something else",
};
