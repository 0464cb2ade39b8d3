interface StoredItem {
  /** Which storage it is in and its name there, in the browser's terms. A name that ends in a star is a prefix. */
  at: string;
  /** What it is, in words for the phone's user. */
  is: string;
}

/** Everything this site stores in a browser. The privacy page lists it, and a journey checks that there is nothing else. */
export const storedInBrowser: { when: string; items: StoredItem[] }[] = [
  {
    when: "While you use the site",
    items: [
      { at: "cookie fursa.session_token", is: "Keeps you signed in." },
      { at: "cookie fursa.device", is: "Lets us know this device again when you sign in." },
      { at: "cookie flash", is: "Carries a message to the next page." },
      { at: "cookie wrote", is: "That you just saved something, so you see it. Lasts a minute." },
      { at: "cookie fursa.link", is: "A link from an email, while you sign in. Lasts an hour." },
      { at: "cookie new-address", is: "The address that you signed up with, until the next page." },
      { at: "cookie save-intent", is: "What you wanted to save before you signed in. For an hour." },
      { at: "cookie keep-answers", is: "What you answered before you signed in. For an hour." },
      { at: "cookie data-saver", is: "That you turned the data saver on or off." },
      { at: "cookie fursa.state", is: "A number, while you sign in with Google." },
      { at: "web storage fursa-session", is: "Tells other tabs that you signed in or out." },
      {
        at: "web storage react-router-scroll-positions",
        is: "Where you were on a page, until the tab is closed.",
      },
      { at: "web storage fursa-article-*", is: "For editors: an article that is being written." },
      { at: "web storage fursa-queue-keys", is: "For editors: whether keys decide on a list." },
    ],
  },
  {
    when: "If you turn on notifications on this device",
    items: [
      {
        at: "worker /offline/worker.js?notices",
        is: "The program that shows notifications. Signing out ends them.",
      },
    ],
  },
  {
    when: "Once you tap “Keep Fursa on this phone”",
    items: [
      { at: "database copy", is: "The public list, with its date." },
      { at: "database bytes", is: "How many bytes all this has cost in the month." },
      { at: "cache /offline/app", is: "An empty page for when there is no network." },
      { at: "cache /offline/app.js", is: "The program that shows the list on it." },
      { at: "worker /offline/worker.js", is: "The program that opens that page, and sends what waits." },
    ],
  },
  {
    when: "Only if you ask for your own things to be kept there too",
    items: [
      { at: "database keepsMine", is: "That you asked for it." },
      {
        at: "database mine",
        is: "What you saved with your notes, statuses and ticks; the answers of your profile and your circumstances that verdicts are made of; the questions in the union that you asked or follow.",
      },
      {
        at: "database outbox",
        is: "What you did without a network and has not been sent: hearts, notes, statuses, ticks, answers of your profile, replies.",
      },
    ],
  },
];
