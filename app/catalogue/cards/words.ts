/** Short words of a card. Each fits in a line of a phone. */
export const cardWords = {
  loan: (sum: string) => `Loan: ${sum}`,
  withTuition: (sum: string) => `${sum} + tuition`,
  foreignStudents: "foreign students",
  paid: "Paid",
  unpaid: "Unpaid",
  women: "Women",
  from: (region: string) => `From ${region}`,
  livingIn: (place: string) => `Living in ${place}`,
  forPeopleOf: (people: string) => `For ${people}`,
  anyCountry: "Any country",
  masters: "Master's",
  viewDetails: "View Details",
  phd: "PhD",
  compare: "Compare",
  compareThis: (title: string) => `Compare ${title}`,
  viewDetailsOf: (title: string) => `View Details: ${title}`,
};

/** Groups of countries that count as one place. */
export const unionNames: Readonly<Record<string, string>> = {
  Africa: "Any African country",
  "Sub-Saharan Africa": "Sub-Saharan Africa",
  Commonwealth: "Commonwealth countries",
};

export const peopleNames: Readonly<Record<string, string>> = {
  Kenya: "Kenyans",
  Nigeria: "Nigerians",
  Ghana: "Ghanaians",
  Ethiopia: "Ethiopians",
  Uganda: "Ugandans",
};

export const shortGroupNames: Readonly<Record<string, string>> = {
  low_income: "low income",
  disability: "disabled",
  rural: "countryside",
  first_generation: "first to study",
};
