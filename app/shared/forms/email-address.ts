import { emailPattern, longestEmail } from "#database/schema/email-address.ts";

const pattern = new RegExp(emailPattern);

/** Whether a text is one e-mail address and nothing more. The database and the mailer accept whatever passes here. */
export const isEmailAddress = (text: string) => text.length <= longestEmail && pattern.test(text);
