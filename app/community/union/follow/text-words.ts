export const followButtonText = {
  followingStopEmails: "Following: stop emails",
  followByEmail: "Follow by email",
};

export const unsubscribeText = {
  stopTheseEmails: "Stop these emails",
  nothingToStop: "Nothing to stop",
  stopTheseEmails2: "Stop these emails?",
};
