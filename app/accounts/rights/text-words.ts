export const dataText = {
  title: "Your data",
  profile: "Your profile",
  intro: "It's yours. You can download a copy or delete it.",
  downloadTitle: "Download everything",
  downloadText:
    "One file (JSON) with everything we have about you. It leaves out passwords and keys. It also leaves out your circumstances, because someone else could open the file.",
  circumstances: "See or delete it here",
  download: "Download my data",
  deleteText: "Deletes your account, your profile and everything in it, at once and for good.",
};

export const deleteText = {
  title: "Delete my account",
  yourData: "Your data",
  failed: "Account not deleted",
  intro:
    "You can't undo this. We delete your profile, matches, saved items and searches, sign out every device, and stop all emails.",
  forGood: "Delete my account for good",
};

export const guardianFormText = {
  email: "Your parent's or guardian's email",
  ask: "Ask for consent",
  failed: "We didn't write to your guardian",
};

export const guardianText = {
  expired: "This link no longer works",
  title: "Consent from a parent or guardian",
  withdraw: "I withdraw my consent",
  refuse: "I don't agree",
  notRecorded: "Not recorded",
  expiredWhy: "It's too old, the account was deleted, or the student has asked another guardian.",
  forAccount: (email: string) => `For the Fursa account of ${email}`,
  signOut: "Sign Out",
  intro:
    "This student is under 18. If you agree, we'll send them our weekly newsletter. They can also post in public. They can find and save scholarships without it.",
  hasAgreed: "You've agreed. You can withdraw your consent here.",
  agree: "I am the parent or guardian, and I agree",
};

export const privacyText = {
  title: "Privacy",
  description: "What Fursa knows about you, why, for how long, and what you can do about it. In plain words.",
};
