/** Why something matches, one part per criterion. */
export const reasonWords = {
  ownField: (fields: string) => `your field (${fields})`,
  everyField: "open to every field",
  countries: (countries: string, count: number) =>
    count === 1 ? `${countries} is on your list` : `${countries} are on your list`,
  level: "your level",
  gpa: "your GPA is enough",
  noGpa: "asks for no GPA",
  budget: "says what it costs",
  duration: (duration: string) => `lasts ${duration}`,
};
