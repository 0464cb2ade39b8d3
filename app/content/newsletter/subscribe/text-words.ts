export const confirmText = {
  thisLinkNoLonger: "This link no longer works",
  theMondayNewsletter: "The Monday newsletter",
};

export const newsletterText = {
  theMondayNewsletter: "The Monday newsletter",
  email: "Email",
  leaveThisEmpty: "Leave this empty",
  sending: "Sending...",
};
