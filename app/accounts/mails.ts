import type { Mail } from "#app/messengers.ts";

/** Mails are written as paragraphs; a link stands alone in its own. The HTML is made from the same words. */
function compose(
  to: string,
  subject: string,
  paragraphs: string[],
  link?: { label: string; address: string },
): Mail {
  const [first = "", ...others] = paragraphs;
  const text = [first, ...(link ? [`${link.label}:\n${link.address}`] : []), ...others, "Fursa"].join("\n\n");
  const html = [
    `<p>${escaped(first)}</p>`,
    ...(link
      ? [
          `<p><a href="${escaped(link.address)}">${escaped(link.label)}</a></p><p>${escaped(link.address)}</p>`,
        ]
      : []),
    ...others.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    "<p>Fursa</p>",
  ].join("\n");
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body>${html}</body></html>`,
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const notYou = "If this was not you, you can leave this mail alone: nothing happens without the link.";

export const confirmationMail = (to: string, address: string) =>
  compose(
    to,
    "Confirm your email for Fursa",
    [
      "Welcome to Fursa. Please confirm that this is your address, so that we may send you alerts.",
      "The link works for three days.",
      notYou,
    ],
    { label: "Confirm my email", address },
  );

export const resetMail = (to: string, address: string) =>
  compose(
    to,
    "Set a new password for Fursa",
    [
      "Someone asked for a new password for your Fursa account.",
      "The link works for one hour, once.",
      notYou,
    ],
    { label: "Set a new password", address },
  );

export const passwordChangedMail = (to: string, address: string) =>
  compose(
    to,
    "Your Fursa password was changed",
    [
      "The password of your Fursa account has just been changed, and other sessions were signed out.",
      "If this was not you, set a new password now and turn on the second step.",
    ],
    { label: "Set a new password", address },
  );

export const emailChangeMail = (to: string, address: string) =>
  compose(
    to,
    "Confirm your new email for Fursa",
    ["Someone asked to use this address to sign in to Fursa.", "The link works for one hour, once.", notYou],
    { label: "Use this address", address },
  );

export const emailChangedMail = (to: string, newAddress: string) =>
  compose(to, "Your Fursa email was changed", [
    `Your Fursa account is now signed in to with ${newAddress}, no longer with this address.`,
    "If this was not you, write to us at once by answering this mail.",
  ]);

export const factorChangedMail = (to: string, what: "added" | "removed", name: string) =>
  compose(to, `A second step was ${what} on Fursa`, [
    `"${name}" was ${what} as a second step for signing in to your Fursa account.`,
    "If this was not you, change your password now.",
  ]);

export const guardianMail = (to: string, studentName: string, address: string) =>
  compose(
    to,
    "A student asks for your consent on Fursa",
    [
      `${studentName} uses Fursa to find scholarships, is under 18, and named you as parent or guardian. May we send them our weekly newsletter and let them post in public discussions?`,
      "You can also answer no, and you can change your answer later with the same link for a year.",
      "If you do not know this student, you can leave this mail alone.",
    ],
    { label: "Answer", address },
  );
