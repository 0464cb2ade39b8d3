export const spotlightWords = {
  readOn: "Read on",
  title: "In the spotlight",
  student: "Student spotlight",
  school: "School spotlight",
  visit: "See this school",
};
