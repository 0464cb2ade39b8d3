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
  matchesHint: "Scholarships, colleges and internships that fit your profile.",
  confirmTitle: "Confirm your email",
  confirm: (email: string) =>
    `We sent a link to ${email}. Alerts and the newsletter go only to confirmed addresses, and posts and votes in the Student Union count only from them.`,
  sendAgain: "Send the link again",
  circumstances: "Circumstances",
  circumstancesNote: "Refugee, disability, orphan or low income",
  guardianTitle: "A guardian's consent",
  agreed: (email: string) => `${email} has agreed to the newsletter and to public posts.`,
  guardianWhy:
    "You're under 18, so a parent or guardian has to agree before we send you the newsletter or you post in public.",
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
