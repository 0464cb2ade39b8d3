import { emailPattern, longestEmail } from "#database/schema/email-address.ts";

const pattern = new RegExp(emailPattern);

/** Whether a text is one e-mail address and nothing more. What passes here is kept by the database and taken by the mailer. */
export const isEmailAddress = (text: string) => text.length <= longestEmail && pattern.test(text);
