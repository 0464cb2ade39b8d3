export const houseRules = {
  title: "House rules",
  pageTitle: "House rules of the Fursa Student Union",
  pageDescription:
    "Six rules that keep this a place where students help students. And how to spot a scholarship scam.",
  by: "By the Fursa Team",
  intro: "Six rules that keep this a place where students help students.",
  rules: [
    {
      title: "Be kind and be clear",
      text: "Everyone was new once. Answer the question, not the person. Say what you know first-hand and what you only heard.",
    },
    {
      title: "No one pays anyone here",
      text: "Most real scholarships are free to apply for. If a university charges a fee, you pay it on its own site, never to a person. We remove posts that ask for fees, wallets, gift cards or crypto, and ban their authors.",
    },
    {
      title: "Keep it in the open",
      text: "Don't move people to private chats, groups or phone calls. Don't post phone numbers, emails, ID numbers, passwords or codes, yours or anyone else's.",
    },
    {
      title: "Link to the source",
      text: "Name the official page. Links by new members are read by a moderator before they are shown.",
    },
    {
      title: "Your own words",
      text: "Don't share other people's essays or leaked test questions. Ask for feedback, not for someone to write it.",
    },
    {
      title: "Report what is wrong",
      text: "Every post has a 'Report' link. A moderator looks at each report. Don't argue with a scammer.",
    },
  ],
  scams: {
    title: "How to spot a scam",
    points: [
      "It asks for a fee, by mobile money, gift card or crypto.",
      "It says that you have won something you never applied for.",
      "It guarantees an award, an admission or a visa.",
      "The link is almost right. One letter is different, the ending is new, or it's a free site.",
      "It wants your ID, bank details or a code in a chat.",
      "It says you must hurry and tell no one.",
    ],
    check: "Check a message",
  },
  under18: {
    title: "If you are under 18",
    text: "You can read everything. Before you can write, a parent or guardian has to agree. They do it once. We email them a link when you ask in your profile.",
  },
  who: {
    title: "What others see of you",
    text: "Your display name and your country, never your real name or your email. You can edit and remove your posts. If you delete your account, we delete what you wrote.",
  },
  card: {
    title: "Welcome. Please read this first",
    text: "Be kind, keep it in the open, and never pay anyone for a scholarship. Others see your display name and your country, nothing else.",
  },
};
