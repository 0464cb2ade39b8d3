export const productName = "Fursa";

export const tagline =
  "Scholarships, colleges and internships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda.";

export const shareText = "Find scholarships, colleges and internships that fit you, free, on Fursa:";

export const dataSaver = {
  name: "Data saver",
  on: "On: pages come without scripts, web fonts and ornament.",
  off: "Off: turn it on to use less of your bundle.",
};

export const notFound = {
  code: "404",
  title: "Page not found",
  text: "Oops! Page not found",
  home: "Return to Home",
};

export const errorWords = {
  ours: {
    title: "Something went wrong on our side",
    text: "Please try again in a moment. If it happens again, write to us and we will look into it.",
  },
  theirs: {
    title: "That did not work",
    text: "The page could not use what was sent to it. Go back and try again, or start from the home page.",
  },
  network: {
    title: "The page did not arrive",
    text: "Your connection may be down or slow. Check it, then try again: nothing has been lost.",
  },
  slow: {
    title: "That took too long on our side",
    text: "Please try again in a moment. If it happens again, write to us and we will look into it.",
  },
  away: {
    title: "We cannot reach our records right now",
    text: "Our database does not answer. That usually passes within a minute: please try again.",
  },
  goBackToForm: "Go back to the page before this one to send what you filled in once more.",
  again: "Try again",
  reference: "Reference:",
};

/** Said to those for whom there is no place at this moment. */
export const overloaded = {
  title: "Too many people are here at this moment",
  text: "We serve as many as we can and could not take one more. Please try again in a few seconds.",
};

/** What is not let in: its title, and what to do instead. */
export const refusals = {
  foreign: {
    title: "This form came from another site",
    text: "It was sent from another site, so we did not take it. Open the page here and fill it in again.",
  },
  tooLarge: {
    title: "That is more than this page can take",
    text: "A form may hold 1 MB, an imported file 5 MB. Go back to the page before this one and send less.",
  },
  elsewhere: {
    title: "This server does not go by that address",
    text: "If it should, its operator sets APP_URL to it.",
  },
};

const waiting: [page: RegExp, words: string, choice?: RegExp][] = [
  [/^\/browse\b/, "Loading colleges...", /[?&](tab|type)=colleges\b/],
  [/^\/browse\b/, "Loading internships...", /[?&](tab|type)=internships\b/],
  [/^\/browse\b/, "Loading scholarships..."],
  [/^\/jobs\b/, "Loading opportunities..."],
  [/^\/test-prep\b/, "Loading test prep resources..."],
  [/^\/profile(\?|$)/, "Loading your profile..."],
  [/^\/matches(\?|$)/, "Loading your matches..."],
  [/^\/admin\b/, "Verifying admin access..."],
];

/** What a navigation says while the page is on its way, where the specification has words for it. */
export const loadingWords = (address: string) =>
  waiting.find(([page, , choice]) => page.test(address) && (choice?.test(address) ?? true))?.[1] ?? null;
