export const spotlightWords = {
  title: "In the spotlight",
  student: "Student spotlight",
  school: "School spotlight",
  visit: "See this school",
};
