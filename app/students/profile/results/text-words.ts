export const resultCardText = {
  year: "Year",
  yearHint: "If you remember it",
  choose: "Choose",
};

export const resultsFieldText = {
  first: "Exam or scale",
  another: "Another exam or scale",
  choose: "Choose an exam or a scale",
};
