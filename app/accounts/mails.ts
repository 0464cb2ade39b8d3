import { composeMail } from "#app/mail/templates/compose-mail.ts";

const notYou = "If this wasn't you, ignore this email. Nothing happens unless someone opens the link.";

export const confirmationMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: "Confirm your email for Fursa",
    paragraphs: [
      "Welcome to Fursa. Please confirm that this is your address, so we can send you alerts.",
      "The link works for three days.",
      notYou,
    ],
    link: { label: "Confirm my email", address },
  });

export const accountExistsMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: "You already have a Fursa account",
    paragraphs: [
      "Someone tried to sign up for Fursa with this address. You already have an account with it, so nothing was changed.",
      "If it was you, sign in with your password. If you forgot it, set a new one with the link above. It works for one hour, once.",
      notYou,
    ],
    link: { label: "Set a new password", address },
  });

/** The account has just moved to another address, and its owner can still undo that. */
export const addressReservedMail = (to: string) =>
  composeMail({
    to,
    subject: "No Fursa account was created",
    paragraphs: [
      "Someone tried to sign up for Fursa with this address. An account that used it has changed its email in the last seven days, so the address stays reserved for its owner.",
      "If the account is yours and you didn't change its email, open the link in our email about the change. Otherwise you can sign up after the seven days.",
    ],
  });

export const resetMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: "Set a new password for Fursa",
    paragraphs: [
      "Someone asked for a new password for your Fursa account.",
      "The link works for one hour, once.",
      notYou,
    ],
    link: { label: "Set a new password", address },
  });

export const passwordChangedMail = (to: string, address: string, endedFactors: string[] = []) =>
  composeMail({
    to,
    subject: "Your Fursa password was changed",
    paragraphs: [
      "The password of your Fursa account has just been changed, and other sessions were signed out.",
      ...endedFactors.map(
        (name) =>
          `"${name}" had been added as a second step in the seven days before, so it was removed: someone who knew the old password could have added it. If it is yours, add it again.`,
      ),
      "If this was not you, set a new password now and turn on the second step.",
    ],
    link: { label: "Set a new password", address },
  });

export const emailChangeMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: "Confirm your new email for Fursa",
    paragraphs: [
      "Someone asked to use this address to sign in to Fursa.",
      "The link works for one hour, once.",
      notYou,
    ],
    link: { label: "Use this address", address },
  });

export const emailChangeAskedMail = (to: string, newAddress: string, address: string) =>
  composeMail({
    to,
    subject: "Someone asked to change your Fursa email",
    paragraphs: [
      `Someone who knows your password asked to sign in to your Fursa account with ${newAddress}, no longer with this address.`,
      "If this was you, there is nothing to do here: open the link that we sent to the new address.",
      "If this was not you, stop it with the link above. Every device is signed out, and you set a new password.",
    ],
    link: { label: "Stop the change", address },
  });

export const emailChangedMail = (to: string, newAddress: string, address: string) =>
  composeMail({
    to,
    subject: "Your Fursa email was changed",
    paragraphs: [
      `Your Fursa account is now signed in to with ${newAddress}, no longer with this address.`,
      "If this was not you, undo it with the link above. Every device is signed out, and you set a new password. The link works for seven days.",
    ],
    link: { label: "Undo the change", address },
  });

/** For an address that was never confirmed: it may be a stranger's, who is told nothing and can do nothing. */
export const emailLeftMail = (to: string) =>
  composeMail({
    to,
    subject: "Your Fursa email was changed",
    paragraphs: [
      "Your Fursa account no longer uses this address.",
      "This address was never confirmed, so there is nothing to undo, and we will not write to it again.",
    ],
  });

export const factorChangedMail = (to: string, what: "added" | "removed", name: string) =>
  composeMail({
    to,
    subject: `A second step was ${what} on Fursa`,
    paragraphs: [
      `"${name}" was ${what} as a second step for signing in to your Fursa account.`,
      "If this was not you, change your password now.",
    ],
  });

/** The first name is the only text from the user: see `firstName`. */
export const guardianMail = (to: string, student: string | null, address: string) =>
  composeMail({
    to,
    subject: "A student asks for your consent on Fursa",
    paragraphs: [
      `${student ?? "A student"} uses Fursa to find scholarships, is under 18, and named you as parent or guardian. May we send them our weekly newsletter and let them post in public discussions?`,
      "You can also answer no, and you can change your answer later with the same link for a year.",
      "If you don't know this student, ignore this email.",
    ],
    link: { label: "Answer", address },
  });
