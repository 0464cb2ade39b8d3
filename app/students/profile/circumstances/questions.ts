/** What nobody likes to be asked and some awards are for, by the names of the columns. */
export const questions = ["refugee", "disability", "lowIncome", "orphan"] as const;
export type QuestionName = (typeof questions)[number];

/** True or false as it was answered; null where it was left open. */
export type CircumstanceAnswers = Record<QuestionName, boolean | null>;

export const noAnswers: CircumstanceAnswers = {
  refugee: null,
  disability: null,
  lowIncome: null,
  orphan: null,
};
