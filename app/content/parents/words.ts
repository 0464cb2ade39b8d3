export const metaWords = {
  title: "For parents",
  description:
    "What Fursa is, what it costs, how to spot a scam, and how you can help your child apply for a scholarship, a college or an internship.",
};

export const band = {
  over: "For parents and guardians",
  title: "Help your child study, and stay safe from scams",
  intro:
    "Fursa lists scholarships, colleges and internships. It's free. Your child applies on the official site.",
};

export const sections = [
  {
    id: "cost",
    title: "What it costs to apply",
    points: [
      "Searching, matches, alerts and deadlines are free for students and parents.",
      "Most real scholarships are free to apply for.",
      "Some colleges charge a fee to apply. You pay it on their own site, never to a person.",
      "Some awards need a test, like IELTS. Check its price first.",
    ],
  },
  {
    id: "safe",
    title: "Is it safe?",
    points: [
      "No one can promise a place. If someone does, it's a lie.",
      "Never share a PIN, a password or a code from a text message.",
      "Each page says where we read the facts, and when.",
      "Not sure about a message? Paste it into our checker.",
    ],
  },
  {
    id: "help",
    title: "How you can help",
    points: [
      "Find the documents early: ID, birth certificate and exam results.",
      "Ask a teacher for a letter at least a month before the closing day.",
      "Write down the closing day, and send the application a week before.",
      "Read every form before you sign it, and keep a copy.",
    ],
  },
] as const;

export const actions = {
  title: "Start here",
  text: "Look around first. You can also fill in a profile for your child.",
  browse: "Browse Opportunities",
  check: "Check a message",
};

export const intro = {
  onEveryPage:
    "Each scholarship, college and internship has its own page for parents. Look for “For my parents” under “Share with a friend”.",
};
