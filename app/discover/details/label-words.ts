/** Names of facts, and the shortest answers. */
export const labelWords = {
  tuition: "Tuition",
  location: "Location",
  country: "Country",
  region: "Region",
  schoolType: "Type of school",
  acceptanceRate: "Acceptance rate",
  remote: "Remote",
  duration: "Duration",
  type: "Type",
  field: "Field",
  studies: "Studies",
  fieldOfStudy: "Field of study",
  whereYouStudy: "Where you study",
  level: "Level",
  yes: "Yes",
  no: "No",
  paid: "Paid",
  notPaid: "Not paid",
  noneNeeded: "None needed",
};

export const rangeWords = {
  between: (least: number, most: number) => `${least} to ${most}`,
  orOlder: (least: number) => `${least} or older`,
  orYounger: (most: number) => `${most} or younger`,
  years: (years: number) => (years === 1 ? "1 year" : `${years} years`),
};
