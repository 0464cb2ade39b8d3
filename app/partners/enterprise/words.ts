export const metaWords = {
  title: "Enterprise: Fursa for institutions and partners",
  description:
    "Scholarships, colleges and internships for all your students in one place. Three tiers, from $299 a month. No payment is taken yet.",
};

export const band = {
  over: "For Partners",
  title: "Fursa for institutions that guide many students",
  intro:
    "For schools, universities, foundations and companies that want each student to find what fits and apply in time.",
  plans: "See the plans",
  talk: "Talk to us",
};

export const claim = {
  text: "We're building a database of 10,000+ opportunities.",
  live: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "is" : "are"} live today`,
};

export const features = {
  title: "What an institution gets today",
  groups: [
    {
      icon: "cap",
      title: "For your students",
      points: [
        "Scholarships, colleges and internships in one search",
        "Matches with a score and the reasons behind it",
        "Email alerts when something new fits",
        "Light pages that use little data",
      ],
    },
    {
      icon: "building",
      title: "For your careers office",
      points: [
        "Up-to-date deadlines. We mark those that aren't announced yet",
        "Guides to hand out in class",
        "What fits each student in a class, from a list of grades and fields",
        "A check for messages that promise a scholarship",
        "One contact person at Fursa",
      ],
    },
    {
      icon: "people",
      title: "For organisations and donors",
      points: [
        "Your programme in front of students in five countries",
        "Featured listings, always marked as sponsored",
        "Counts of views and clicks for each listing",
        "Applicants go straight to your own page",
      ],
    },
  ],
} as const;

export const premium = {
  title: "Premium features",
  locked: "Planned, not here yet. Press the button to see how each one will work.",
  unlocked: "Unlocked for this visit.",
  upgrade: "Upgrade to Enterprise",
  payment: "Payment integration is coming soon.",
  nothingCharged:
    "We charge nothing today. None of these is ready yet: this is a preview of what the plans will include.",
  how: "They'll come with the Enterprise and Enterprise Plus plans. Ask us, and we'll write to you when they're ready.",
  ask: "Ask us by email",
  until: "Until then:",
  list: [
    {
      icon: "people",
      title: "Cohort dashboard",
      what: "How each class is doing, on one page.",
      text: "See who in each class has a profile, has matches or has a deadline soon. Each student has to agree first.",
      now: { to: "/schools/class", text: "see what fits each student in a class list" },
    },
    {
      icon: "bell",
      title: "Deadline calendar for your school",
      what: "All the dates your students follow.",
      text: "One calendar with the dates your students follow. Print it or subscribe to it.",
      now: { to: "/calendar", text: "use the calendar of all deadlines" },
    },
    {
      icon: "newspaper",
      title: "Reports for boards and donors",
      what: "What your students started, sent and won.",
      text: "Applications started, sent and won in a term, as a page to print and a file.",
      now: { to: "/schools/class", text: "print the result of a class list" },
    },
    {
      icon: "chat",
      title: "Training for your counsellors",
      what: "A live session each term.",
      text: "A live session each term on essays, references, visas and money, with time for questions.",
      now: { to: "/tutorial", text: "hand out the guide to Fursa" },
    },
  ],
} as const;

export const resources = {
  title: "Resources",
  intro: "Open to everyone, with or without a plan.",
  list: [
    {
      text: "Guides on essays, recommendation letters, visas and paying for university.",
      action: "Read the guides",
      to: "/advice",
    },
    {
      text: "Free practice for the tests that universities ask for.",
      action: "See the tests",
      to: "/test-prep",
    },
    {
      text: "Fairs, webinars and registration dates for planning your term.",
      action: "See what is coming",
      to: "/events",
    },
    {
      text: "Paste a class list of grades and fields, and see what fits each student.",
      action: "Try a class list",
      to: "/schools/class",
    },
    {
      text: "Show your opportunity above our results, always marked as sponsored.",
      action: "Ask for a sponsored listing",
      to: "/advertise",
    },
    {
      text: "Begin with a partnership. We answer within 2 business days.",
      action: "Apply as a school",
      to: "/schools",
    },
  ],
};

export const plans = {
  title: "Plans",
  intro:
    "For schools, universities and companies. Prices are in US dollars. No payment is taken yet, and what works today is free for every school.",
  included: "What's included",
  today: "What you get today",
  planned: "Planned, not here yet",
  forPeople:
    "For yourself, your family or a group of up to 50, there are personal plans from $0 to $99 a month.",
  seePeople: "See personal plans",
  popular: "Most Popular",
  guarantee: {
    title: "14-day money-back guarantee",
    text: "We don't take payments yet. Once we do: tell us within 14 days of your first payment, and we'll refund all of it.",
  },
  list: [
    {
      name: "Professional",
      price: "$299",
      per: "month",
      size: "Up to 500 students",
      today: ["Everything for your students", "Everything for your careers office", "Help by email"],
      planned: [],
      action: "Ask about Professional",
    },
    {
      name: "Enterprise",
      price: "$799",
      per: "month",
      size: "For larger schools and universities",
      today: ["Everything in Professional", "A contact person who knows your school"],
      planned: ["The four premium features on this page"],
      action: "Ask about Enterprise",
      isPopular: true,
    },
    {
      name: "Enterprise Plus",
      price: "Custom pricing",
      size: "For ministries, networks and companies",
      today: ["Everything in Enterprise", "Terms that fit your rules"],
      planned: ["The four premium features on this page", "Several schools in one account"],
      action: "Ask about Enterprise Plus",
    },
  ] satisfies Plan[],
};

export interface Plan {
  name: string;
  price: string;
  per?: string;
  size: string;
  /** What the plan gives today. */
  today: string[];
  /** What is announced and not there yet. */
  planned: string[];
  action: string;
  isPopular?: boolean;
}
