import { namedChoices as named } from "#app/shared/forms/named-choices.ts";
import * as lists from "#database/schema/lists.ts";

export const words = {
  loading: "Loading your profile...",
  created: { title: "Profile created!", detail: "Your profile has been successfully created." },
  updated: { title: "Profile updated!", detail: "Your profile has been successfully updated." },
  saveFailed: "Error saving profile",
  loadFailed: "Error loading profile",
  lookAgain: "Please check the marked fields.",
  newsletter:
    "Every Monday: new articles, new scholarships and what closes soon. You can stop it at any time.",
  notifications: "An email on days when something new matches your profile. You can stop it at any time.",
  onlyYou: "Only you can see this.",
  fourAnswers:
    "Four answers are enough for a first list: your country, the degree you want, a field, and what you've finished. Only you can see this.",
  ageDiffers: (age: number) => `This makes you ${age}. That isn't the age you chose above.`,
  waiting: (count: number) =>
    count === 1
      ? "1 thing you did offline hasn't been sent. If we can't send it now, it waits on this phone until you sign in here again."
      : `${count} things you did offline haven't been sent. What we can't send now waits on this phone until you sign in here again.`,
  seeWaiting: "See what's waiting",
  onlyConfirmed: "We send both only to your sign-in email, once it's confirmed.",
};

export const roleChoices = named(lists.profileRoles, { student: "Student", parent: "Parent" });
export const ageBandChoices = named(lists.ageBands, {
  under_18: "Under 18",
  "18_to_24": "18 to 24",
  "25_and_over": "25 or older",
});
export const levelChoices = named(lists.educationLevels, {
  high_school: "High school",
  undergraduate: "Undergraduate",
  graduate: "Graduate",
  vocational: "Vocational",
});
export const degreeChoices = named(lists.degreeTypes, {
  undergraduate: "Undergraduate",
  graduate: "Graduate",
  doctorate: "Doctorate",
  vocational: "Vocational",
});
export const budgetChoices = named(lists.budgetRanges, {
  "0-5000": "$0 to $5,000 a year",
  "5000-10000": "$5,000 to $10,000 a year",
  "10000-20000": "$10,000 to $20,000 a year",
  "20000+": "$20,000 a year or more",
});
