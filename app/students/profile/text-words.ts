export const profileFieldsText = {
  role: "I am a",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  optional: "Optional",
  country: "Country",
  chooseYourCountry: "Choose your country",
  age: "Age",
  choose: "Choose",
  ageHint: "Optional. Under 18, a parent or guardian has to agree before we send the newsletter.",
  newsletter: "Weekly newsletter",
  alerts: "Email alerts",
  aboutYou: "About you",
  emails: "Emails from us",
};

/** The cards around the form of the profile. */
export const profileCardsText = {
  back: "Your profile",
  matches: "View My Matches",
  confirmTitle: "Confirm your email",
  confirm: (email: string) =>
    `We sent a link to ${email}. Open it and you can get alerts and the newsletter, and post and vote in the Student Union.`,
  sendAgain: "Send the link again",
  circumstances: "Circumstances",
  circumstancesNote: "Refugee, disability, orphan or low income",
  guardianTitle: "Consent from a parent or guardian",
  agreed: (email: string) => `${email} has agreed to the newsletter and to public posts.`,
  guardianWhy:
    "You're under 18. A parent or guardian has to agree before you get the newsletter or post in public.",
  waiting: (email: string) => `We wrote to ${email} and are waiting for an answer.`,
  account: "Your account",
  admin: "Admin area",
  children: "Your children",
  alerts: "Alerts, reminders and newsletter",
  security: "Sign-in and security",
  data: "Your data: download or delete",
  privacy: "Privacy",
  signOut: "Sign Out",
};

export const hiddenSaveText = { save: "Save" };
