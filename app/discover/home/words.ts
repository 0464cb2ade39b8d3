export const metaWords = {
  title: "Scholarships, colleges and internships for African students",
  description:
    "Find scholarships, colleges and internships you can really apply for from Kenya, Nigeria, Ghana, Ethiopia or Uganda. See who can apply, what it pays and when it closes.",
};

export const slides = [
  {
    title: "Find Scholarships & Study Abroad",
    text: "See who can apply, what it pays and how long you have left.",
    action: "Browse everything",
    to: "/browse",
  },
  {
    title: "College Application Support",
    text: "Simple guides to essays, letters, visas and money. We wrote them for students in Africa.",
    action: "Read the guides",
    to: "/advice",
  },
  {
    title: "Fully Funded Opportunities",
    text: "They pay your tuition. Many also pay for travel, books and a place to live.",
    action: "See scholarships",
    to: "/browse?type=scholarships",
  },
] as const;

export const firstTap = {
  title: "See what's open to you",
  text: "Three taps, no account. Where do you live?",
};

export const shortcuts = [
  { label: "Fully funded", to: "/browse?type=scholarships&funded=full" },
  { label: "Closing soon", to: "/browse?type=scholarships&sort=closing" },
  { label: "Undergraduate", to: "/browse?type=scholarships&level=undergraduate" },
  { label: "Computer Science", to: "/browse?type=scholarships&field=Computer+Science" },
];

export const audiences = [
  {
    icon: "cap",
    title: "For students",
    text: "Fill in your profile once and see what fits you.",
    action: "Start free",
    to: "/auth?mode=signup",
  },
  {
    icon: "building",
    title: "For schools and universities",
    text: "Show your students awards they can still apply for.",
    action: "Partner with us",
    to: "/schools",
  },
  {
    icon: "people",
    title: "For organisations and partners",
    text: "Reach the students you're looking for in five countries.",
    action: "See what we offer",
    to: "/enterprise",
  },
] as const;

export const tonightWords = {
  title: "Tonight",
  hint: "Open now, and there's time to apply",
  yourHint: "What you can start now",
  firstStep: "Start with:",
  openSite: "the official site",
};

export const whatsNew = {
  title: "What's New",
  all: "See all",
  empty: "New scholarships are on their way.",
  emptyHint: "You'll see them here as soon as our editors have checked them.",
  amountUnknown: "Varies",
  allNamed: "See all scholarships",
};

const invitation = {
  title: "Let scholarships come to you",
  text: "Tell us what you study and where you dream of going. We send an alert only when something fits.",
  action: "Create a free profile",
};

export const promo = {
  visitor: { ...invitation, to: "/auth?mode=signup" },
  /** For members without a profile. */
  newcomer: { ...invitation, to: "/profile" },
  member: {
    title: "Your matches are ready",
    text: "We have compared your profile with every open opportunity. See what fits, and why.",
    action: "See my matches",
    to: "/matches",
  },
};

export const features = {
  title: "What you get with a free profile",
  list: [
    {
      icon: "bell",
      title: "Alerts that match your profile",
      text: "We email you when something new fits you. No match, no alert.",
    },
    {
      icon: "bookmark",
      title: "Your favourites in one place",
      text: "Save schools and scholarships, and find them on any phone.",
    },
    {
      icon: "chat",
      title: "A student union",
      text: "Ask others who are applying to the same places.",
      to: "/union",
    },
    {
      icon: "newspaper",
      title: "A weekly newsletter",
      text: "Every Monday: new scholarships, advice and what closes soon.",
    },
  ],
} as const;

export const callToAction = {
  title: "Your next step takes two minutes",
  text: "Look around first, or create a profile and let us do the looking.",
  browse: "Browse Opportunities",
  profile: "Create Profile",
  matches: "My Matches",
  matchesText: "Look around, or see what fits you. We compare your profile with every open opportunity.",
};

export const exampleMatches = {
  title: "What a match looks like",
  note: "An example, not a real award",
};
