export const unsubscribeText = {
  thisLinkNoLonger: "This link no longer works",
  stopTheseEmails: "Stop these emails",
  thatWasAMistake: "That was a mistake: send them again",
};
