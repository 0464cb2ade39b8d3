export const foldText = {
  empty: "No answers yet",
};

export const studentFieldsText = {
  level: "Current education level",
  graduationYear: "Graduation year",
  gpa: "GPA",
  fields: "Fields of interest",
  targetCountries: "Target countries",
};

export const studentFoldsText = {
  sex: "Sex",
  courseHint: "Like: midwifery, solar energy, fashion design",
  currency: "In which money",
};
