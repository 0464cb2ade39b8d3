export const confirmText = {
  expired: "This link no longer works",
  title: "The Monday newsletter",
  pageTitle: "Confirm the newsletter",
  intro: "One click, and it comes every Monday.",
  expiredHint: "It's too old or incomplete. You can ask for a new one.",
  again: "Ask again",
};

export const newsletterText = {
  title: "The Monday newsletter",
  email: "Email",
  trap: "Leave this empty",
  sending: "Sending...",
  send: "Send me the newsletter",
  promise:
    "We send a link to confirm first. We use your email for nothing else. If you have an account, turn it on in your profile.",
};
