/** What a school gets after it has applied. The team's own email is in English. */
export const receiptWords = {
  subject: "We have your partnership application",
  thanks:
    "Thank you for your interest in Fursa. We have your school's form. We'll contact you within 2 business days.",
  more: (contactEmail: string) => `If you want to add or change something, write to ${contactEmail}.`,
  notYou: "If you didn't apply, someone typed your address by mistake. You can ignore this email.",
};
