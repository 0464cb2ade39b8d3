export const gradeSystemNames = {
  CGPA5: "CGPA of 5",
  CGPA4: "CGPA of 4",
  CGPA7: "CGPA of 7",
  DEGREE_CLASS: "Degree",
  PERCENT: "Per cent",
  OTHER: "",
};
