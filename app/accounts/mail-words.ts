/** Emails about accounts. The first paragraph comes before the link. */
export const mailWords = {
  notYou: "If this wasn't you, ignore this email. Nothing happens unless someone opens the link.",
  worksAnHour: "The link works for one hour, once.",
  setPassword: "Set a new password",
  confirm: {
    subject: "Confirm your email for Fursa",
    first: "Welcome to Fursa. Please confirm that this is your address, so we can send you alerts.",
    works: "The link works for three days.",
    link: "Confirm my email",
  },
  exists: {
    subject: "You already have a Fursa account",
    first:
      "Someone tried to sign up for Fursa with this address. You already have an account with it, so nothing was changed.",
    you: "If it was you, sign in with your password. If you forgot it, set a new one with the link above. It works for one hour, once.",
  },
  reserved: {
    subject: "No Fursa account was created",
    first:
      "Someone tried to sign up for Fursa with this address. An account that used it has changed its email in the last seven days, so the address stays reserved for its owner.",
    yours:
      "If the account is yours and you didn't change its email, open the link in our email about the change. Otherwise you can sign up after the seven days.",
  },
  reset: {
    subject: "Set a new password for Fursa",
    first: "Someone asked for a new password for your Fursa account.",
  },
  passwordChanged: {
    subject: "Your Fursa password was changed",
    first: "The password of your Fursa account has just been changed, and other sessions were signed out.",
    endedFactor: (name: string) =>
      `"${name}" had been added as a second step in the seven days before, so it was removed: someone who knew the old password could have added it. If it is yours, add it again.`,
    notYou: "If this wasn't you, set a new password now and turn on the second step.",
  },
  emailChange: {
    subject: "Confirm your new email for Fursa",
    first: "Someone asked to use this address to sign in to Fursa.",
    link: "Use this address",
  },
  emailChangeAsked: {
    subject: "Someone asked to change your Fursa email",
    first: (newAddress: string) =>
      `Someone who knows your password asked to change the email of your Fursa account from this address to ${newAddress}.`,
    you: "If this was you, open the link we sent to the new address. You don't have to do anything here.",
    notYou:
      "If this wasn't you, stop it with the link above. We'll sign out every device, and you can set a new password.",
    link: "Stop the change",
  },
  emailChanged: {
    subject: "Your Fursa email was changed",
    first: (newAddress: string) =>
      `You now sign in to Fursa with ${newAddress}. This address no longer works.`,
    notYou:
      "If this wasn't you, undo it with the link above. We'll sign out every device, and you can set a new password. The link works for seven days.",
    link: "Undo the change",
  },
  emailLeft: {
    first: "Your Fursa account no longer uses this address.",
    never: "This address was never confirmed, so there is nothing to undo, and we won't write to it again.",
  },
  factor: {
    added: {
      subject: "A second step was added on Fursa",
      first: (name: string) => `"${name}" was added as a second step for signing in to your Fursa account.`,
    },
    removed: {
      subject: "A second step was removed on Fursa",
      first: (name: string) => `"${name}" was removed as a second step for signing in to your Fursa account.`,
    },
    notYou: "If this wasn't you, change your password now.",
  },
  guardian: {
    subject: "A student asks for your consent on Fursa",
    aStudent: "A student",
    first: (student: string) =>
      `${student} uses Fursa to find scholarships, is under 18, and gave us your address as their parent or guardian. May we send them our weekly newsletter and let them post in public discussions?`,
    no: "You can also say no. For a year, you can change your answer with the same link.",
    unknown: "If you don't know this student, ignore this email.",
    link: "Answer",
  },
};
