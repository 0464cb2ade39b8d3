/** The rules of the form's fields, checked by the browser and the server. */
export const rules = {
  q: { maxLength: 200 },
  suggested: { required: true, maxLength: 2_000 },
} as const;
