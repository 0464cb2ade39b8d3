export const metaWords = {
  title: "About Fursa",
  description:
    "Why Fursa exists, how we score matches, how we check listings, and how to reach us. Free for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda.",
};

export const band = {
  over: "About Us",
  title: "Good chances shouldn't stay a secret",
  intro:
    "Fursa is Swahili for opportunity. We help students in Kenya, Nigeria, Ghana, Ethiopia and Uganda, and their parents, find scholarships, colleges and internships they can really apply for.",
};

export const mission = {
  title: "Our mission",
  paragraphs: [
    "Every year, awards go to students who heard about them, not to those who needed them most. The facts are spread over hundreds of sites, hidden in long PDFs, or shared in chats where nobody knows what's true.",
    "We put them on one page that opens on a cheap phone with little data. You see who can apply, what it pays, when it closes, and where to apply.",
  ],
  promises: [
    "Searching, matches, alerts and deadlines are free for students.",
    "Every page opens on a slow connection, even with JavaScript off.",
    "We never take applications or fees. You apply on the provider's own site.",
    "Featured listings are always marked. If someone paid for one, we say who. They never change your score.",
  ],
};

export const matching = {
  pointsOf: (points: number) => `${points} points`,
  title: "How matching works",
  allFields:
    "If a scholarship or internship takes “All fields”, everyone gets the field points, whatever they study.",
  intro:
    "We compare your profile with each open listing and add up points out of 100. You see matches of 30% or more, the best first. Each one shows where its points come from.",
  kinds: [
    {
      title: "Scholarships",
      points: [
        { name: "Field of study", points: 40, text: "It's open to one of your fields, or to every field." },
        { name: "Country", points: 25, text: "It's in one of the countries you want." },
        { name: "Level", points: 20, text: "It's for the level you're at, or the degree you want." },
        { name: "GPA", points: 15, text: "Your GPA is high enough, or they don't ask for one." },
      ],
    },
    {
      title: "Colleges",
      points: [
        { name: "Country", points: 40, text: "It's in one of the countries you want." },
        { name: "Programs", points: 35, text: "It teaches one of your fields." },
        { name: "Budget", points: 15, text: "You gave a budget and the college gives its fees." },
      ],
      note: "Budget counts for 25 points, but we give at most 15. A price range can't tell us whether you can afford it. So a college can score at most 90.",
    },
    {
      title: "Internships",
      points: [
        { name: "Field", points: 50, text: "It's in one of your fields, or open to every field." },
        { name: "Location", points: 30, text: "It's in one of the countries you want." },
        { name: "Duration", points: 10, text: "It says how long it lasts." },
      ],
      note: "Duration counts for 20 points, but we give 10. We can't tell whether the dates suit you. So an internship can score at most 90.",
    },
  ],
};

export const data = {
  title: "How our data is checked",
  list: [
    {
      icon: "shield",
      title: "Where the facts come from",
      text: "Each page lists its sources: the official page, a newspaper or a listings website, with the date if we know it. If they differ, trust the official page.",
    },
    {
      icon: "clock",
      title: "Honest dates",
      text: "If this year's deadline isn't out yet, we show the month it usually closes, and say “usually”.",
    },
    {
      icon: "close",
      title: "Closed is called closed",
      text: "We list a scholarship until the end of its closing day. If it comes back each year, it then says when it usually opens again. If not, we take it off the lists, and its page says it has closed.",
    },
    {
      icon: "chat",
      title: "Corrected by readers",
      text: "Seen a wrong date or a dead link? Write to us. Students are often the first to spot changes.",
    },
  ],
  check: "Got a message that promises a scholarship?",
  checkAction: "Check this message",
} as const;

export const contact = {
  title: "Talk to us",
  text: "Got a question, found a mistake, or know an opportunity we should list? We read every email.",
  schools: "For schools",
  partners: "For partners",
};
