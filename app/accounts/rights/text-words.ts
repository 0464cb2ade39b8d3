export const dataText = {
  title: "Your data",
  profile: "Your profile",
  intro: "It's yours. You can download a copy or delete it.",
  downloadTitle: "Download everything",
  downloadText:
    "One file (JSON) with everything we have about you. It leaves out passwords and keys. Your circumstances aren't in it, in case someone else opens it.",
  circumstances: "See or delete it here",
  download: "Download my data",
  deleteText: "Deletes your account, your profile and everything in it, at once and for good.",
};

export const deleteText = {
  title: "Delete my account",
  yourData: "Your data",
  failed: "Account not deleted",
  intro:
    "You can't undo this. We delete your profile, matches, saved items and searches. We sign out every device and stop all emails.",
  forGood: "Delete my account for good",
};

export const privacyText = {
  title: "Privacy",
  description: "What Fursa knows about you, why, for how long, and what you can do about it. In plain words.",
};
