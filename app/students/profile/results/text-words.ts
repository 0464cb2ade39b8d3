export const resultCardText = {
  year: "Year",
  ifYouRememberIt: "If you remember it",
  choose: "Choose",
};

export const resultsFieldText = {
  examOrScale: "Exam or scale",
  anotherExamOrScale: "Another exam or scale",
  chooseAnExamOr: "Choose an exam or a scale",
};
