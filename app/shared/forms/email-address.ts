import { emailPattern, longestEmail } from "#database/schema/email-address.ts";

const pattern = new RegExp(emailPattern);

/** Whether a text is a single email address. The database and the mailer accept everything that passes here. */
export const isEmailAddress = (text: string) => text.length <= longestEmail && pattern.test(text);
