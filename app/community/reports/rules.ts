/** What the form's own attributes say, and the server checks. */
export const rules = {
  note: { maxLength: 2_000 },
  email: { type: "email", maxLength: 254 },
} as const;
