export const topicNames = {
  technology: { name: "Technology", about: "Computer Science, Engineering, Architecture" },
  health: { name: "Health and care", about: "Medicine, Nursing, Psychology, Social Work" },
  business: { name: "Business and law", about: "Business, Law, Communications" },
  sciences: { name: "Sciences and agriculture", about: "Sciences, Agriculture" },
  arts: { name: "Arts and education", about: "Arts, Education" },
  choosing: { name: "Choosing where to apply", about: "Countries, schools, courses and what they cost" },
  applying: {
    name: "Writing the application",
    about: "Essays, recommendation letters, forms and documents",
  },
  tests: { name: "Tests and interviews", about: "IELTS, SAT, GRE, interviews and how to prepare" },
  visas: { name: "Visas and travel", about: "Proof of funds, embassies, flights and the first week" },
  studying: {
    name: "Studying and after",
    about: "Money, housing, working while you study, internships, going home",
  },
  "ask-a-scholar": {
    name: "Ask a scholar",
    about: "Ask students who have won an award or studied abroad.",
  },
};

export const aboutCountry = (country: string) => `Exams, loans, embassies and schools in ${country}`;

export const groupNames = {
  scholars: "Ask a scholar",
  country: "By country",
  field: "By field",
  stage: "By stage",
};
