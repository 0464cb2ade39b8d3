export const product = {
  name: "Fursa",
  tagline:
    "Scholarships, colleges and internships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda.",
  shareText: "Find scholarships, colleges and internships that fit you, free, on Fursa:",
};

export const dataSaver = {
  name: "Data saver",
  on: "On: pages load without scripts, web fonts or decoration.",
  off: "Off: turn it on to use less data.",
};

export const notFound = {
  code: "404",
  title: "Page not found",
  text: "Oops! Page not found",
  home: "Return to Home",
  search: "Search opportunities",
  placeholder: "Search opportunities...",
};

export const errorWords = {
  ours: {
    title: "Something went wrong on our side",
    text: "Please try again in a moment. If it happens again, write to us and we will look into it.",
  },
  theirs: {
    title: "That didn't work",
    text: "The page couldn't read what you sent. Go back and try again, or start from the home page.",
  },
  network: {
    title: "The page didn't load",
    text: "Your connection may be down or slow. Check it, then try again. Nothing is lost.",
  },
  slow: {
    title: "That took too long on our side",
    text: "Please try again in a moment. If it happens again, write to us and we will look into it.",
  },
  away: {
    title: "We can't reach our records right now",
    text: "Our database isn't answering. This usually lasts less than a minute. Please try again.",
  },
  goBackToForm: "Go back to the last page to send your form again.",
  again: "Try again",
  reference: "Reference:",
};

/** For visitors whose request was shed. */
export const overloaded = {
  title: "Too many people are here right now",
  text: "We're at our limit. Please try again in a few seconds.",
};

/** A rejected request: its title, and what to do instead. */
export const refusals = {
  foreign: {
    title: "This form came from another site",
    text: "It came from another site, so we didn't accept it. Open the page here and fill it in again.",
  },
  tooLarge: {
    title: "That's too much for this page",
    text: "A form can be up to 1 MB, an imported file up to 5 MB. Go back and send less.",
  },
  elsewhere: {
    title: "This server doesn't use that address",
    text: "If it should, set APP_URL to it.",
  },
};

/** What a navigation says while the page is on its way, where the specification has words for it. */
export const loadingWords = {
  colleges: "Loading colleges...",
  internships: "Loading internships...",
  scholarships: "Loading scholarships...",
  jobs: "Loading opportunities...",
  testPrep: "Loading test prep resources...",
  profile: "Loading your profile...",
  matches: "Loading your matches...",
  admin: "Verifying admin access...",
};

export const linkNames = {
  home: "Home",
  browse: "Browse",
  resources: "Resources",
  events: "Events",
  premium: "Premium",
  about: "About Us",
  schools: "For Schools",
  partners: "For Partners",
  enterprise: "Enterprise",
  profile: "Profile",
  myMatches: "My Matches",
  matches: "Matches",
  saved: "Saved",
  getStarted: "Get Started",
  union: "Student Union",
  calendar: "The Year Ahead",
  whatCanIStudy: "What Can I Study?",
  colleges: "Colleges",
  courses: "Courses",
  parents: "For Parents",
  advice: "Advice Center",
  entrepreneurship: "Entrepreneurship",
  howTo: "How to Use",
  check: "Check This Message",
  jobs: "Jobs",
  testPrep: "Test Preparation",
  offline: "Without Internet",
  newsletter: "Newsletter",
  privacy: "Privacy",
};

export const layoutWords = {
  skip: "Skip to content",
  main: "Main",
  menu: "Menu",
  yours: "Yours",
  aboutFursa: "About Fursa",
  quickLinks: "Quick links",
  resources: "Resources",
  share: "Share Fursa",
  shareOn: (network: string) => `Share Fursa on ${network} (opens in a new tab)`,
  contact: "Contact",
  brand: "Fursa, home",
};

export const languageWords = {
  choose: "Language",
  draft: "This translation is a draft. Nobody who speaks the language has checked it yet.",
  help: "Help improve this translation",
  inEnglish: "Read this page in English",
};
