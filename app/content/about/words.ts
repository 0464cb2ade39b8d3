export const metaWords = {
  title: "About Fursa",
  description:
    "Why Fursa exists, how a match is counted, how listings are checked, and how to reach us. Free for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda.",
};

export const band = {
  over: "About Us",
  title: "Good chances should not stay a secret",
  intro:
    "Fursa is Swahili for opportunity. We help students in Kenya, Nigeria, Ghana, Ethiopia and Uganda, and their parents, find scholarships, colleges and internships they can really apply for.",
};

export const mission = {
  title: "Our mission",
  paragraphs: [
    "Every year awards go to those who heard about them, not to those who needed them. The facts are spread over hundreds of sites, hidden in long PDFs, or passed on in chats where nobody knows what is true.",
    "We bring them to one page that opens on a cheap phone with little data: who may apply, what it pays, when it closes, and the official address where you apply.",
  ],
  promises: [
    "Searching, matches, alerts and deadlines are free for students.",
    "Every page works on a slow connection and without scripts.",
    "We never take an application or a fee. You apply on the provider's own site.",
    "Featured listings say that they are featured, and by whom they are paid where they are; they never change your score.",
  ],
};

export const matching = {
  title: "How matching works",
  allFields:
    "A scholarship or an internship that takes “All fields” gives the points for the field to everybody, whatever you study.",
  intro:
    "We compare your profile with each open listing and add up points, out of 100. Only matches of 30% or more are shown, the best first, and each one tells you where its points come from.",
  kinds: [
    {
      title: "Scholarships",
      points: [
        { name: "Field of study", points: 40, text: "It is open to one of your fields, or to every field." },
        { name: "Country", points: 25, text: "It takes you to one of the countries you want." },
        { name: "Level", points: 20, text: "It is for the level you are at, or the degree you want." },
        { name: "GPA", points: 15, text: "Your GPA reaches what is asked, or none is asked." },
      ],
    },
    {
      title: "Colleges",
      points: [
        { name: "Country", points: 40, text: "It is in one of the countries you want." },
        { name: "Programs", points: 35, text: "It teaches one of your fields." },
        { name: "Budget", points: 15, text: "You named a budget and the college names its fees." },
      ],
      note: "The budget is worth 25 points and at most 15 are given, since a price range cannot tell whether it is enough for you. So a college reaches 90 at most.",
    },
    {
      title: "Internships",
      points: [
        { name: "Field", points: 50, text: "It is in one of your fields, or open to every field." },
        { name: "Location", points: 30, text: "It is in one of the countries you want." },
        { name: "Duration", points: 10, text: "It says how long it lasts." },
      ],
      note: "The duration is worth 20 points and 10 are given, since we cannot tell whether the time suits you. So an internship reaches 90 at most.",
    },
  ],
};

export const data = {
  title: "How our data is checked",
  list: [
    {
      icon: "shield",
      title: "From the source",
      text: "We describe each opportunity in our own words and point to the official page. That page always has the last word.",
    },
    {
      icon: "clock",
      title: "Honest dates",
      text: "Where this year's deadline is not out yet, we show the usual month and say that it is only expected.",
    },
    {
      icon: "close",
      title: "Closed means gone",
      text: "A scholarship stays listed until its closing day ends. After that it leaves the lists, and its own page says that it has closed.",
    },
    {
      icon: "chat",
      title: "Corrected by readers",
      text: "Seen a wrong date or a dead link? Write to us. Students who apply notice changes first.",
    },
  ],
  check: "Got a message that promises a scholarship?",
  checkAction: "Check this message",
} as const;

export const contact = {
  title: "Talk to us",
  text: "A question, a mistake you found, an opportunity we should list: we read every mail.",
  schools: "For schools",
  partners: "For partners",
};
