export const foldText = {
  nothingToldYet: "Nothing told yet",
};

export const studentFieldsText = {
  currentEducationLevel: "Current education level",
  graduationYear: "Graduation year",
  gpa: "GPA",
  fieldsOfInterest: "Fields of interest",
  targetCountries: "Target countries",
};

export const studentFoldsText = {
  sex: "Sex",
  likeMidwiferySolarEnergy: "Like: midwifery, solar energy, fashion design",
  inWhichMoney: "In which money",
};
