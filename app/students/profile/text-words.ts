export const profileFieldsText = {
  iAmA: "I am a",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  optional: "Optional",
  country: "Country",
  chooseYourCountry: "Choose your country",
  age: "Age",
  choose: "Choose",
  optionalUnder18A: "Optional. Under 18, a parent or guardian has to agree before we send the newsletter.",
  weeklyNewsletter: "Weekly newsletter",
  emailAlerts: "Email alerts",
};
