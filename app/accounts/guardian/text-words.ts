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
