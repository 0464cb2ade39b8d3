export const metaWords = {
  title: "How to use Fursa",
  description:
    "Six short steps from a free account to a sent application, with tips for scholarships, colleges and internships.",
};

export const band = {
  over: "How to use Fursa",
  title: "From a free account to a sent application",
  intro: "Six short steps. You can stop after any of them and come back later, from any phone.",
};

export const steps = {
  /** Read out before the title of a step. */
  place: (number: number) => `Step ${number}:`,
  title: "The six steps",
  list: [
    {
      title: "Create your free account",
      text: "An email address and a password are enough. There is nothing to pay and no card to enter.",
      action: "Create an account",
      to: "/auth",
    },
    {
      title: "Fill in your profile",
      text: "Tell us your level, your fields, where you would like to study and what your family can pay. The more you tell us, the better your matches.",
      action: "Open my profile",
      to: "/profile",
    },
    {
      title: "Look around",
      text: "One search box covers scholarships, colleges and internships. Try a field, a country or the name of a school.",
      action: "Browse opportunities",
      to: "/browse",
    },
    {
      title: "See your matches",
      text: "We compare your profile with everything that's open and put the best fit first. Every score comes with its reasons.",
      action: "See my matches",
      to: "/matches",
    },
    {
      title: "Read the advice",
      text: "Simple guides to essays, letters, visas and money. We wrote them for students in Africa.",
      action: "Go to the Advice Center",
      to: "/advice",
    },
    {
      title: "Apply on the official site",
      text: "Open one you like. Check who can apply and when it closes. Then follow the link to the provider's own page. You never apply or pay through us.",
      action: "Choose one and apply",
      to: "/browse",
    },
  ],
} as const;

export const tips = {
  title: "Tips that save time",
  intro: "Small habits that make a good application.",
  kinds: [
    {
      icon: "cap",
      title: "Scholarships",
      points: [
        "First, check if you can apply. It takes a minute and can save you a week.",
        "Ask for recommendation letters a month before the deadline, not the day before.",
        "Keep one folder with your transcripts, ID, certificates and a short essay about yourself.",
        "A real scholarship pays you. If someone asks you for a fee, check the message first.",
      ],
      action: "Check a message",
      to: "/check",
    },
    {
      icon: "building",
      title: "Colleges",
      points: [
        "Count the whole cost: tuition, housing, food, travel, visa and insurance.",
        "Check that the school is recognised by the regulator of its country.",
        "Ask the school about fee waivers. Many have one, but few students ask.",
        "Apply to a mix: one dream school, two that fit, and one you know you can afford.",
      ],
      action: "Browse colleges",
      to: "/browse?type=colleges",
    },
    {
      icon: "clock",
      title: "Internships",
      points: [
        "Keep your CV to one page. Put what you've done first, then what you've studied.",
        "Write two sentences about why you want this company. Change them every time.",
        "Ask before you accept: is it paid, how long is it, and who will teach you?",
        "No offer yet? A small project you can show counts as much as a line on a CV.",
      ],
      action: "Browse internships",
      to: "/browse?type=internships",
    },
  ],
} as const;

export const closing = {
  title: "Ready? Start with step one",
  text: "A free account takes two minutes. You can also look around first.",
  start: "Get Started",
  browse: "Browse Opportunities",
};
