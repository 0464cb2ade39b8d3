import type { Trick } from "./addresses/look-alike.server.ts";
import type { FoundAddress, Verdict } from "./check-message.server.ts";
import type { SignalName } from "./signals/find-signals.ts";

export const metaWords = {
  title: "Check this message",
  description:
    "Paste a message or a link that promises a scholarship. We tell you what we know about it, which signs of a scam it shows, and how to make sure.",
};

export const band = {
  title: "Check this message",
  intro:
    "Did someone forward you a scholarship that sounds too good? Paste it here. We compare it with our catalogue and look for the tricks that scams use.",
};

export const form = {
  label: "The message or the link",
  placeholder: "Paste it here, with the links and phone numbers in it",
  hint: "Nothing you paste is stored or logged. It is read once and forgotten.",
  submit: "Check this message",
  busy: "Checking...",
  again: "Check another message",
  empty: "Paste the message first.",
  picture: "We can't read pictures here. Type the link that you see in it, or copy the words into the field.",
  tooLong: "Use at most 5,000 characters: the part with the offer and the link is enough.",
  isCut: "Only the first 20,000 are shown below.",
};

export const looksFor = {
  title: "What we look for",
  list: [
    {
      icon: "bookmark",
      title: "The official record",
      text: "Do we list this opportunity, and what is its real address?",
    },
    {
      icon: "search",
      title: "Look-alike addresses",
      text: "One letter off, a word added, another ending, a real name hidden in a false address.",
    },
    {
      icon: "alert",
      title: "The signs of a scam",
      text: "Fees, codes, prizes nobody applied for, hurry, guarantees, chats without an office.",
    },
  ],
} as const;

export const verdicts: Record<Verdict, { title: string; text: string }> = {
  danger: {
    title: "This looks like a scam",
    text: "Do not pay, do not send codes or documents, and do not open the link. Read below why.",
  },
  careful: {
    title: "Be careful with this one",
    text: "There is a reason to doubt it. Make sure it is real before you pay, send or sign anything.",
  },
  known: {
    title: "This points to something we know",
    text: "We found no sign of a scam. Still apply only on the official page, and never pay a person.",
  },
  nothing: {
    title: "We found nothing we know",
    text: "That does not make it safe and does not make it false. Follow the steps below before you believe it.",
  },
};

export const found = {
  title: "What we found",
  records: "In our catalogue",
  official: "Official site:",
  leadsElsewhere: {
    title: "The link is not the official one",
    reason: "The message names an opportunity that we know, but leads to another place.",
    verify: "Open the official page of the record below and look for the same news there.",
  },
  moreAddresses: {
    title: "More addresses than we look at",
    reason: "Only the first 20 addresses were looked at.",
    verify: "Check the part with the link that you were asked to open by itself.",
  },
  inYourMessage: "In your message:",
  verify: "How to make sure:",
};

interface Explanation {
  title: string;
  reason: string;
  verify: string;
}

const askOfficial =
  "Ask on the official site, with the email or number given there, not the one in the message.";

export const signalWords: Record<SignalName, Explanation> = {
  fee: {
    title: "It asks for money",
    reason:
      "A real scholarship pays you. Fees to apply, to process or to release an award are the most common trick.",
    verify:
      "Some universities and tests do charge. Then the fee stands on their own site and is paid there, never to a person.",
  },
  wallet: {
    title: "The money goes to a phone or a person",
    reason:
      "Organisations are paid through their own account or portal. A wallet in someone's name can't be traced back.",
    verify: "Do not send. Ask the organisation itself how it takes payments.",
  },
  untraceable: {
    title: "It wants cards, airtime or crypto",
    reason: "No school, ministry or foundation takes gift cards, airtime or crypto. Once sent, it is gone.",
    verify: "There is nothing to check here: do not send it.",
  },
  secrets: {
    title: "It asks for a secret code",
    reason:
      "A PIN, a password, card numbers or a code from an SMS open your account. Nobody honest needs them.",
    verify: "Share them with nobody. If you already did, call your bank or mobile money provider now.",
  },
  identity: {
    title: "It wants your documents in a chat or a mail",
    reason: "With a photo of your ID and your bank details someone can borrow money in your name.",
    verify: "Send documents only through an official portal that you found yourself.",
  },
  prize: {
    title: "You won without applying",
    reason: "Real programmes choose from people who applied. No award is drawn from phone numbers or emails.",
    verify: "Did you apply, on the official site? If not, nothing was won.",
  },
  reply: {
    title: "It wants a quick reply",
    reason: "Answering shows that your number is used, and the next message asks for more.",
    verify: "Do not answer. Look the offer up yourself.",
  },
  selected: {
    title: "It says that you were chosen",
    reason: "Good news makes people careless. It is real only if you applied there yourself.",
    verify: "Log in to the portal where you applied, by typing its address yourself.",
  },
  guarantee: {
    title: "It guarantees success",
    reason: "Nobody can promise you an award, an admission or a visa.",
    verify: "Look for the rules: who may apply, how people are chosen, when it closes.",
  },
  noRules: {
    title: "It has no rules",
    reason:
      "Real awards say whom they are for and ask for papers. Those that want nothing want something else.",
    verify: "Find the page with the conditions. If there is none, leave it.",
  },
  handout: {
    title: "Free things for everyone",
    reason: "Laptops, data or money for every student is the bait of many chain messages.",
    verify: "A government says such things on its own site and in the news.",
  },
  chain: {
    title: "You must pass it on",
    reason: "Sharing with groups unlocks nothing. It only spreads the message to your friends.",
    verify: "Do not forward it. Tell the person who sent it to you.",
  },
  testimony: {
    title: "It swears that it is real",
    reason: "'I got mine' and 'it works' cost nothing to write.",
    verify: "Look for the news on the official site instead.",
  },
  insider: {
    title: "Someone knows someone",
    reason: "Places are not for sale. Who pays for one loses the money, and may lose the right to apply.",
    verify: "Report it to the organisation that is named.",
  },
  secrecy: {
    title: "You should keep it secret",
    reason: "Scams fear a second opinion.",
    verify: "Show it to a parent, a teacher or a friend before you do anything.",
  },
  chatOnly: {
    title: "Everything happens in a chat or a call",
    reason: "There is no site, no office and no rules: only a number that can be gone tomorrow.",
    verify: askOfficial,
  },
  urgency: {
    title: "It pushes you to hurry",
    reason: "A real deadline stands on the official page. Pressure is there to stop you from thinking.",
    verify: "Take ten minutes. A real offer is still real tomorrow morning.",
  },
};

export const trickWords: Record<Trick, string> = {
  letters: "It uses letters or figures that only look like the real ones.",
  misspelt: "It is the real name with a letter or two changed.",
  words: "It is the real name with words added around it. Anyone can register such a name.",
  inside: "The real name stands in it, but the address belongs to somebody else.",
  disguise: "What stands before the @ is only for show. The link leads to what stands after it.",
  ending: "It is the real name with another ending. Some organisations own several, so it may be honest.",
};

type OtherAddress = Exclude<FoundAddress["kind"], "look-alike">;

export const addressWords: Record<OtherAddress, Explanation & { tone: "good" | "plain" | "bad" }> = {
  official: {
    tone: "good",
    title: "A known official address",
    reason: "Our catalogue leads to this site.",
    verify: "Type the address yourself instead of tapping the link, and compare it letter by letter.",
  },
  restricted: {
    tone: "good",
    title: "An ending that not everyone gets",
    reason: "Such endings are given only to governments, universities and international bodies.",
    verify: "Check that the name before the ending is the one you expect.",
  },
  unknown: {
    tone: "plain",
    title: "An address we do not know",
    reason: "It is not in our catalogue. That alone says nothing.",
    verify: "Search for the organisation's own site and look for the same offer there.",
  },
  short: {
    tone: "plain",
    title: "A link that hides where it leads",
    reason: "Short links can point anywhere, and can be changed later.",
    verify: "Do not open it. Search for the offer on the organisation's own site.",
  },
  freePage: {
    tone: "bad",
    title: "A page that anyone can make",
    reason: "It stands on a free service where a page costs nothing and takes a minute.",
    verify: "Foundations and governments have a site of their own: look for the offer there.",
  },
  form: {
    tone: "plain",
    title: "A form that anyone can make",
    reason: "Small, honest programmes use such forms, and so do scams.",
    verify: "Is the form linked from the organisation's own site? If not, do not fill it in.",
  },
  social: {
    tone: "plain",
    title: "A page on a social network",
    reason: "Anyone can open one under any name.",
    verify: "Look for the link to it on the organisation's own site.",
  },
  chat: {
    tone: "bad",
    title: "A link into a chat",
    reason: "It leads to a person or a group, not to an organisation.",
    verify: askOfficial,
  },
  freeMail: {
    tone: "bad",
    title: "A free mail address",
    reason:
      "A foundation or a ministry writes from its own domain. Anyone can open an account like this one.",
    verify: "Compare with the address on the official contact page.",
  },
  numeric: {
    tone: "bad",
    title: "A link made of numbers",
    reason: "Honest sites have a name.",
    verify: "Do not open it.",
  },
  throwaway: {
    tone: "plain",
    title: "A cheap ending",
    reason: "Names with this ending cost next to nothing, so scams use them for a few weeks and move on.",
    verify: "Search for the organisation's own site and look for the same offer there.",
  },
};

export const lookAlike = {
  title: "A look-alike address",
  verify: (real: string) => `Open ${real} by typing it yourself, and look for the offer there.`,
};

export const steps = {
  title: "How to verify any offer",
  list: [
    "Do not tap the link. Search for the programme's name and open its own site.",
    "Read the rules: who may apply, what it pays, how people are chosen, when it closes.",
    "Find a second source: a university, an embassy or a ministry that says the same.",
    "Ask the programme itself, with the contact on its own site.",
    "Pay nothing and send no documents until all of this fits.",
  ],
  more: "Read more: how to tell a real scholarship from a scam",
  moreTo: "/advice/how-to-tell-a-real-scholarship-from-a-scam",
};
