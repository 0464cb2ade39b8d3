/** Sensitive questions that decide some awards, by column name. */
export const questions = ["refugee", "disability", "lowIncome", "orphan"] as const;
export type QuestionName = (typeof questions)[number];

/** Null if it wasn't answered. */
export type CircumstanceAnswers = Record<QuestionName, boolean | null>;

export const noAnswers: CircumstanceAnswers = {
  refugee: null,
  disability: null,
  lowIncome: null,
  orphan: null,
};
