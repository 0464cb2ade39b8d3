import type { reportReasons } from "#database/schema/lists.ts";

export const words = {
  title: "Student Union",
  intro: "Ask, answer and talk with students applying to the same places.",
  description:
    "Questions and answers from students in Kenya, Nigeria, Ghana, Ethiopia and Uganda: scholarships, essays, visas, tests and life after you get in. Free to read.",
  search: "Search the union",
  searchHint: "chevening essay, nelfund, visa",
  searchTooShort: "Type at least one word of three letters.",
  nothingFound: (text: string) => `No post mentions “${text}” yet.`,
  askInstead: "Ask the question yourself",
  ask: "Ask a question",
  rulesLink: "House rules",
  noThreads: "No questions yet",
  adviceAnswers: "The advice centre answers this:",
  adviceFirst: "Have a look before you ask. If it doesn't help, post your question. It's still here.",
  quietTopics: (count: number) =>
    count === 1 ? "1 topic has no questions yet" : `${count} topics have no questions yet`,
  threadCount: (count: number, most: number) =>
    count >= most ? `${most.toLocaleString("en")}+ threads` : count === 1 ? "1 thread" : `${count} threads`,
  replyCount: (count: number) =>
    count === 0 ? "No replies yet" : count === 1 ? "1 reply" : `${count.toLocaleString("en")} replies`,
  emptyTopic: "Be the first to ask here.",
  emptyTopicHint: "A good question names the award or school, what you've tried, and where you're stuck.",
  removed: "Removed by its author.",
  goneAuthor: "A former member",
  held: "Waiting for review. Only you can see this. A moderator will read it, usually within a day.",
  hidden: "Hidden by a moderator. Only you can see this.",
  locked: "This thread is locked. You can read it, but you can't reply.",
  accepted: "Accepted answer",
  helpful: (count: number) =>
    count === 1 ? "1 found this helpful" : `${count.toLocaleString("en")} found this helpful`,
  nameTaken: "Someone already has this name. Try another.",
  nameHint: "3 to 30 characters. It's shown with your posts instead of your real name.",
  lookAgain: "Please check the marked fields.",
  markdownHint:
    "You can use **bold**, *italics*, lists and links. No pictures. Never post phone numbers, ID numbers or passwords.",
  aboutHint: "Optional. The name or link of a scholarship, college or internship on Fursa.",
  aboutUnknown: "We found nothing with that name. Paste its Fursa link, or leave this empty.",
  aboutSeveral: "We found several. Choose one, or leave this empty.",
  chooseOne: "Which one do you mean?",
  flags: {
    newLink: (host: string) => `A new member's link: ${host}`,
    phone: "A new member's phone number",
  },
};

export const messages = {
  asked: {
    title: "Your question is posted",
    detail: "If you asked for emails, we'll email you when someone answers.",
  },
  askedHeld: {
    title: "Your question is waiting for review",
    detail: "It has a link, a number or words that scams use. A moderator will read it soon.",
  },
  replied: { title: "Your reply is posted", detail: "Thank you for helping." },
  repliedHeld: {
    title: "Your reply is waiting for review",
    detail: "It has a link, a number or words that scams use. A moderator will read it soon.",
  },
  edited: { title: "Saved", detail: "Your changes are saved." },
  editedHeld: {
    title: "Your change is waiting for review",
    detail: "It has a link, a number or words that scams use. A moderator will read it soon.",
  },
  removed: { title: "Removed", detail: "Your post is deleted. Other people's replies stay." },
  named: { title: "Name saved", detail: "This is how others see you." },
  followed: {
    title: "Following",
    detail: "We'll email you once when there's something new, and again after you've read it.",
  },
  unfollowed: { title: "Not following any more", detail: "No more emails about this thread." },
  reported: { title: "Thank you", detail: "A moderator will look at it." },
  stopped: { title: "Stopped", detail: "No more emails about this thread." },
  failed: "That didn't work",
  notPosted: "Not posted",
};

export const refusals = {
  banned: "You can't write in the union at the moment.",
  unconfirmed:
    "Confirm your email first. Open the link we emailed you. You can send it again from your profile. Posts, votes, reports and follows need a confirmed email.",
  age: "Before you write in public, tell us your age in your profile. If you are under 18, a parent or guardian has to agree first.",
  name: "Choose a display name first.",
  locked: "This thread has been locked.",
  gone: "This post or thread is no longer here.",
  own: "You can't vote for your own post.",
  notYours: "Only the person who asked can choose the answer.",
};

export const obstacles = {
  visitor: {
    text: "Sign in to ask and answer. Everyone can read.",
    action: "Sign in",
    to: "/auth",
  },
  age: { text: refusals.age, action: "Go to my profile", to: "/profile" },
  name: {
    text: "Choose the name others see with your posts. It takes a moment.",
    action: "Choose a display name",
    to: "/union/name",
  },
};

export const guardianWords = (guardianEmail: string | null) =>
  guardianEmail
    ? `You are under 18, so a parent or guardian has to agree before you post in public. We wrote to ${guardianEmail} and are waiting for an answer. You can ask again, or ask someone else.`
    : "You are under 18, so a parent or guardian has to agree before you post in public. Tell us who to ask. We'll write to them, and they can agree with one tap.";

export const unconfirmedWords = (email: string) =>
  `Confirm your email first. Open the link we emailed to ${email}. Posts and votes need a confirmed email.`;

export const bannedWords = (reason: string, until: string | null) =>
  `${refusals.banned} Reason: ${reason}. ${until ? `This ends on ${until}.` : "This has no end date."} You can still read. If you think this is wrong, write to us.`;

export const reportReasonNames: Record<(typeof reportReasons)[number], string> = {
  scam: "A scam, or it asks for money",
  personal: "Shows someone's private data",
  unkind: "Unkind, hateful or harassing",
  spam: "Advertising or spam",
  wrong: "Wrong information that could harm someone",
  other: "Something else",
};
