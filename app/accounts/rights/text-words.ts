export const dataText = {
  yourData: "Your data",
};

export const deleteText = {
  deleteMyAccount: "Delete my account",
  yourData: "Your data",
};

export const guardianFormText = {
  yourParentsOrGuardians: "Your parent's or guardian's email",
};

export const guardianText = {
  thisLinkNoLonger: "This link no longer works",
  aGuardiansConsent: "A guardian's consent",
  iWithdrawMyConsent: "I withdraw my consent",
  iDontAgree: "I don't agree",
};

export const privacyText = {
  privacy: "Privacy",
  whatFursaKnowsAbout:
    "What Fursa knows about you, why, for how long, and what you can do about it. In plain words.",
};
