/** What is wrong with a field of a form. `what` names the field in English: "your full name". */
export const fieldWords = {
  enter: (what: string) => `Enter ${what}.`,
  write: (what: string) => `Write ${what}.`,
  choose: (what: string) => `Choose ${what}.`,
  tooLong: (most: string) => `Use at most ${most} characters.`,
  email: "Enter a full email address, like amina@example.com.",
  phone: "Enter a phone number with digits, like +254 712 345678.",
  password: "Enter your password.",
  tooShort: (least: number) => `Must be at least ${least} characters`,
  number: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
  whole: "Enter a whole number.",
  decimals: (most: number) => (most === 1 ? "Use one decimal at most." : `Use at most ${most} decimals.`),
  oneOf: "Choose one of the list.",
  someOf: "Choose from the list.",
  once: "Choose each only once.",
  lost: "Part of the form got lost. Please send it again.",
};
