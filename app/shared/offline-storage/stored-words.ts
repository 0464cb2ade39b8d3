export const storedWhen = {
  whileUsed: "While you use the site",
  notifications: "If you turn on notifications on this device",
  kept: "Once you tap “Keep Fursa on this phone”",
  own: "Only if you ask for your own things to be kept there too",
};

export const storedWords = {
  session: "Keeps you signed in.",
  device: "Recognises this device when you sign in again.",
  flash: "Carries a message to the next page.",
  wrote: "Remembers for a minute what you saved, so you see the change.",
  mailLink: "A link from an email, while you sign in. Lasts an hour.",
  newAddress: "The address that you signed up with, until the next page.",
  saveIntent: "What you wanted to save before you signed in. For an hour.",
  keepAnswers: "What you answered before you signed in. For an hour.",
  dataSaver: "That you turned the data saver on or off.",
  googleState: "A number, while you sign in with Google.",
  sessionNews: "Tells other tabs that you signed in or out.",
  scroll: "Where you were on a page, until the tab is closed.",
  article: "For editors: an article that is being written.",
  queueKeys: "For editors: whether keyboard shortcuts are on.",
  notifier: "The program that shows notifications. Signing out ends them.",
  list: "The public list, with its date.",
  bytes: "How much data all this has used this month.",
  page: "An empty page, for when you have no connection.",
  program: "The program that shows the list on it.",
  opener: "The program that opens that page, and sends anything that is waiting.",
  asked: "That you asked for this.",
  mine: "What you saved with your notes, statuses and ticks; your profile answers, from which it shows whether you can apply; the questions you asked or follow in the union.",
  outbox:
    "What you did offline and we haven't received yet: hearts, notes, statuses, ticks, profile answers, replies.",
};
