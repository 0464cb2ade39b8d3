/** What a result is worth, in a sentence each. */
export const gradeWords = {
  /** How reliable the scale's table is. */
  gpa: {
    "as it is": (gpa: number) => `We count this as ${gpa} of 4.`,
    about: (gpa: number) => `We count this as ${gpa} of 4. Colleges may read it a little differently.`,
    estimate: (gpa: number) => `We count this as ${gpa} of 4. This is an estimate: the college decides.`,
  },
  gradingChanged: (year: number) =>
    `The grading changed after ${year}. We'll save your grades. Ask the college what they count as.`,
  noGpa: "We don't turn this into a GPA. Awards that ask for this result compare it as it is.",
  kcsePoints: (points: number) =>
    points === 1 ? "This is 1 point of 12." : `This is ${points} points of 12.`,
  credits: (count: number) => (count === 1 ? "1 credit." : `${count} credits.`),
  creditsWithEnglishAndMaths: (count: number) =>
    count === 1 ? "1 credit, including English and Maths." : `${count} credits, including English and Maths.`,
  aggregate: (sum: number) => `Aggregate ${sum}.`,
  principalPasses: (count: number) => (count === 1 ? "1 principal pass." : `${count} principal passes.`),
  uacePoints: (points: number) => (points === 1 ? "1 point of 20." : `${points} points of 20.`),
  percent: (percent: number) => `This is ${percent} per cent.`,
};
