import { z } from "zod";

export const passwordLengths = { least: 6, most: 128 };
export const longestEmail = 254;

/** An e-mail address as people type it: spaces around it and capitals do not matter. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Enter your email address.")
  .max(longestEmail, `Use at most ${longestEmail} characters.`)
  .pipe(z.email("Enter a full email address, like amina@example.com."));

export const newPassword = z
  .string()
  .min(passwordLengths.least, `Must be at least ${passwordLengths.least} characters`)
  .max(passwordLengths.most, `Use at most ${passwordLengths.most} characters.`);

export const knownPassword = z
  .string()
  .min(1, "Enter your password.")
  .max(passwordLengths.most, `Use at most ${passwordLengths.most} characters.`);
