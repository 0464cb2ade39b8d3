export const slideWords = {
  slide: (number: number, title: string) => `Slide ${number}: ${title}`,
  stop: "Stop the slides",
  go: "Move the slides by themselves",
};

export const exampleWords = {
  award: { title: "Master's award in engineering", place: "Germany · closes in 18 days" },
  bursary: { title: "Bursary for any field", place: "South Africa · closes in 2 months" },
  field: "Field",
  country: "Country",
  level: "Level",
  gpa: "GPA",
  match: (percent: number) => `${percent}% match`,
};
