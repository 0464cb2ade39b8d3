export const dataText = {
  title: "Your data",
};

export const deleteText = {
  title: "Delete my account",
  yourData: "Your data",
};

export const guardianFormText = {
  email: "Your parent's or guardian's email",
};

export const guardianText = {
  expired: "This link no longer works",
  title: "A guardian's consent",
  withdraw: "I withdraw my consent",
  refuse: "I don't agree",
};

export const privacyText = {
  title: "Privacy",
  description: "What Fursa knows about you, why, for how long, and what you can do about it. In plain words.",
};
