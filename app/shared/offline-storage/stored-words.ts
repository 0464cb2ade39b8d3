export const storedWhen = {
  whileUsed: "While you use the site",
  notices: "If you turn on notifications on this device",
  kept: "Once you tap “Keep Fursa on this phone”",
  own: "Only if you ask for your own things to be kept there too",
};

/** What each thing is, by where it is stored. */
export const storedWords = {
  "cookie fursa.session_token": "Keeps you signed in.",
  "cookie fursa.device": "Lets us know this device again when you sign in.",
  "cookie flash": "Carries a message to the next page.",
  "cookie wrote": "That you just saved something, so you see it. Lasts a minute.",
  "cookie fursa.link": "A link from an email, while you sign in. Lasts an hour.",
  "cookie new-address": "The address that you signed up with, until the next page.",
  "cookie save-intent": "What you wanted to save before you signed in. For an hour.",
  "cookie keep-answers": "What you answered before you signed in. For an hour.",
  "cookie data-saver": "That you turned the data saver on or off.",
  "cookie fursa.state": "A number, while you sign in with Google.",
  "web storage fursa-session": "Tells other tabs that you signed in or out.",
  "web storage react-router-scroll-positions": "Where you were on a page, until the tab is closed.",
  "web storage fursa-article-*": "For editors: an article that is being written.",
  "web storage fursa-queue-keys": "For editors: whether keys decide on a list.",
  "worker /offline/worker.js?notices": "The program that shows notifications. Signing out ends them.",
  "database copy": "The public list, with its date.",
  "database bytes": "How many bytes all this has cost in the month.",
  "cache /offline/app": "An empty page for when there is no network.",
  "cache /offline/app.js": "The program that shows the list on it.",
  "worker /offline/worker.js": "The program that opens that page, and sends what waits.",
  "database keepsMine": "That you asked for it.",
  "database mine":
    "What you saved with your notes, statuses and ticks; the answers of your profile and your circumstances that verdicts are made of; the questions in the union that you asked or follow.",
  "database outbox":
    "What you did without a network and has not been sent: hearts, notes, statuses, ticks, answers of your profile, replies.",
};
