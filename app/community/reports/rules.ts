/** The rules of the form's fields, checked by the browser and the server. */
export const rules = {
  note: { maxLength: 2_000 },
  rightOn: { type: "date", min: "2020-01-01", max: "2100-12-31" },
  evidenceUrl: { type: "url", maxLength: 2_000 },
  where: { maxLength: 2_000 },
  email: { type: "email", maxLength: 254 },
} as const;
