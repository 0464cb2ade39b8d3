import type { LookAlikeTrick } from "./addresses/look-alike.server.ts";
import type { FoundAddress, Verdict } from "./check-message.server.ts";
import type { SignalName } from "./signals/find-signals.ts";

export const metaWords = {
  title: "Check this message",
  description:
    "Paste a message or link that promises a scholarship. We'll tell you what we know, which scam signs it has, and how to make sure.",
};

export const band = {
  title: "Check this message",
  intro:
    "Did someone forward you a scholarship that sounds too good? Paste it here. We compare it with our catalogue and look for the tricks that scams use.",
};

export const form = {
  label: "The message or the link",
  placeholder: "Paste it here, with the links and phone numbers in it",
  hint: "We don't store or log what you paste. We read it once and forget it.",
  submit: "Check this message",
  busy: "Checking...",
  again: "Check another message",
  empty: "Paste the message first.",
  picture: "We can't read pictures here. Type the link you see in it, or copy the words.",
  tooLong: "Use at most 5,000 characters. The part with the offer and the link is enough.",
  isCut: "Only the first 20,000 are shown below.",
};

export const looksFor = {
  title: "What we look for",
  list: [
    {
      icon: "bookmark",
      title: "The official record",
      text: "Do we list this opportunity, and what's its real link?",
    },
    {
      icon: "search",
      title: "Look-alike links",
      text: "One letter changed, a word added, a different ending, or a real name inside a fake link.",
    },
    {
      icon: "alert",
      title: "The signs of a scam",
      text: "Fees, codes, prizes you didn't apply for, pressure, guarantees, or a chat with no office.",
    },
  ],
} as const;

export const verdicts: Record<Verdict, { title: string; text: string }> = {
  danger: {
    title: "This looks like a scam",
    text: "Don't pay, don't send codes or documents, and don't open the link. See why below.",
  },
  careful: {
    title: "Be careful with this one",
    text: "There's a reason to doubt it. Make sure it's real before you pay, send or sign anything.",
  },
  known: {
    title: "We know this one",
    text: "We found no sign of a scam. Still, apply only on the official page, and never pay a person.",
  },
  nothing: {
    title: "We don't know this one",
    text: "It may be real or fake. Follow the steps below before you trust it.",
  },
};

export const found = {
  title: "What we found",
  records: "In our catalogue",
  official: "Official site:",
  leadsElsewhere: {
    title: "The link isn't the official one",
    reason: "The message names an opportunity we know, but the link goes somewhere else.",
    verify: "Open the official page below and look for the same news there.",
  },
  moreAddresses: {
    title: "Too many links to check",
    reason: "We checked only the first 20 links.",
    verify: "Paste only the part with the link you were asked to open.",
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
  "Ask through the official site. Use the email or number there, not the one in the message.";

export const signalWords: Record<SignalName, Explanation> = {
  fee: {
    title: "It asks for money",
    reason:
      "A real scholarship pays you. Asking for a fee to apply, process or release an award is the most common trick.",
    verify:
      "Some universities and tests do charge a fee. You'll find it on their own site and pay it there, never to a person.",
  },
  wallet: {
    title: "The money goes to a phone or a person",
    reason:
      "Real organisations take payment through their own account or portal. Money sent to a person's wallet can't be traced.",
    verify: "Don't send anything. Ask the organisation how it takes payments.",
  },
  untraceable: {
    title: "It wants cards, airtime or crypto",
    reason:
      "No school, ministry or foundation takes gift cards, airtime or crypto. Once you send it, it's gone.",
    verify: "There's nothing to check. Don't send it.",
  },
  secrets: {
    title: "It asks for a secret code",
    reason:
      "A PIN, a password, card numbers or a code from an SMS can open your account. No honest person needs them.",
    verify: "Don't share them with anyone. If you already did, call your bank or mobile money provider now.",
  },
  identity: {
    title: "It wants your documents by chat or email",
    reason: "With a photo of your ID and your bank details, someone can borrow money in your name.",
    verify: "Send documents only through an official portal you found yourself.",
  },
  prize: {
    title: "You won without applying",
    reason:
      "Real programmes choose from people who applied. Nobody picks winners from phone numbers or emails.",
    verify: "Did you apply on the official site? If not, you haven't won anything.",
  },
  reply: {
    title: "It wants a quick reply",
    reason: "If you answer, they know your number works, and the next message asks for more.",
    verify: "Don't answer. Look up the offer yourself.",
  },
  selected: {
    title: "It says you were chosen",
    reason: "Good news makes people careless. It's real only if you applied there yourself.",
    verify: "Type the portal's address yourself and log in there.",
  },
  guarantee: {
    title: "It guarantees success",
    reason: "No one can promise you an award, a place or a visa.",
    verify: "Look for the rules: who can apply, how they choose, and when it closes.",
  },
  noRules: {
    title: "It has no rules",
    reason:
      "Real awards say who they're for and ask for documents. If it asks for nothing, it wants something else from you.",
    verify: "Find the page with the rules. If there isn't one, leave it.",
  },
  handout: {
    title: "Free things for everyone",
    reason: "Many chain messages promise laptops, data or money for every student.",
    verify: "If it's true, the government says so on its own site and in the news.",
  },
  chain: {
    title: "You must pass it on",
    reason: "Sharing it with groups won't unlock anything. It only spreads the message to your friends.",
    verify: "Don't forward it. Tell the person who sent it to you.",
  },
  testimony: {
    title: "It swears it's real",
    reason: "Anyone can write 'I got mine' or 'it works'.",
    verify: "Look for the news on the official site instead.",
  },
  insider: {
    title: "Someone knows someone",
    reason: "Places aren't for sale. If you pay for one, you lose the money and may lose the right to apply.",
    verify: "Report it to the organisation it names.",
  },
  secrecy: {
    title: "It asks you to keep it secret",
    reason: "Scammers don't want you to ask anyone else.",
    verify: "Show it to a parent, a teacher or a friend before you do anything.",
  },
  chatOnly: {
    title: "Everything happens in a chat or a call",
    reason: "There's no site, no office and no rules. There's only a number that could be gone tomorrow.",
    verify: askOfficial,
  },
  urgency: {
    title: "It pushes you to hurry",
    reason: "A real deadline is on the official page. They rush you so you don't stop to think.",
    verify: "Take ten minutes. A real offer is still real tomorrow morning.",
  },
};

export const trickWords: Record<LookAlikeTrick, string> = {
  letters: "It uses letters or numbers that only look like the real ones.",
  misspelt: "It's the real name with a letter or two changed.",
  words: "It's the real name with extra words. Anyone can register a name like that.",
  inside: "The real name is in it, but the address belongs to someone else.",
  disguise: "The part before the @ is only for show. The link goes to the part after it.",
  ending: "It's the real name with a different ending. Some organisations own several, so it may be real.",
};

type OtherAddress = Exclude<FoundAddress["kind"], "look-alike">;

export const addressWords: Record<OtherAddress, Explanation & { tone: "good" | "plain" | "bad" }> = {
  official: {
    tone: "good",
    title: "A known official link",
    reason: "We link to this site too.",
    verify: "Type the address yourself instead of tapping the link. Compare it letter by letter.",
  },
  restricted: {
    tone: "good",
    title: "An ending only some can use",
    reason: "Only governments, universities and international bodies get this ending.",
    verify: "Check that the name before the ending is the one you expect.",
  },
  unknown: {
    tone: "plain",
    title: "A link we don't know",
    reason: "We don't list it. That alone doesn't mean anything.",
    verify: "Search for the organisation's own site and look for the same offer there.",
  },
  short: {
    tone: "plain",
    title: "A link that hides where it leads",
    reason: "Short links can go anywhere and can be changed later.",
    verify: "Don't open it. Search for the offer on the organisation's own site.",
  },
  freePage: {
    tone: "bad",
    title: "A page that anyone can make",
    reason: "It's on a free service where anyone can make a page in a minute.",
    verify: "Foundations and governments have their own sites. Look for the offer there.",
  },
  form: {
    tone: "plain",
    title: "A form that anyone can make",
    reason: "Small, honest programmes use forms like this. So do scams.",
    verify: "Does the organisation's own site link to this form? If not, don't fill it in.",
  },
  social: {
    tone: "plain",
    title: "A page on a social network",
    reason: "Anyone can open one with any name.",
    verify: "Look for the link to it on the organisation's own site.",
  },
  chat: {
    tone: "bad",
    title: "A link to a chat",
    reason: "It leads to a person or a group, not to an organisation.",
    verify: askOfficial,
  },
  freeMail: {
    tone: "bad",
    title: "A free email address",
    reason: "A foundation or ministry writes from its own domain. Anyone can open an account like this one.",
    verify: "Compare it with the address on the official contact page.",
  },
  numeric: {
    tone: "bad",
    title: "A link made of numbers",
    reason: "Honest sites use a name.",
    verify: "Don't open it.",
  },
  throwaway: {
    tone: "plain",
    title: "A cheap ending",
    reason: "Names with this ending cost very little, so scammers use them for a few weeks and move on.",
    verify: "Search for the organisation's own site and look for the same offer there.",
  },
};

export const lookAlike = {
  title: "A look-alike link",
  reason: (trick: string, real: string) => `${trick} The real one is ${real}.`,
  verify: (real: string) => `Open ${real} by typing it yourself, and look for the offer there.`,
};

export const steps = {
  title: "How to check any offer",
  list: [
    "Don't tap the link. Search for the programme's name and open its own site.",
    "Read the rules: who can apply, what it pays, how they choose, and when it closes.",
    "Find a second source: a university, an embassy or a ministry that says the same.",
    "Ask the programme itself, with the contact on its own site.",
    "Don't pay or send documents until all of this checks out.",
  ],
  more: "Read more: how to tell a real scholarship from a scam",
  moreTo: "/advice/how-to-tell-a-real-scholarship-from-a-scam",
};
