export const rules = {
  says: { minLength: 1, maxLength: 100 },
  means: { minLength: 1, maxLength: 100 },
};
