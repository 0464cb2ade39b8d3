export const confirmText = {
  expired: "This link no longer works",
  title: "The Monday newsletter",
};

export const newsletterText = {
  title: "The Monday newsletter",
  email: "Email",
  trap: "Leave this empty",
  sending: "Sending...",
};
