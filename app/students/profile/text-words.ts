export const profileFieldsText = {
  role: "I am a",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  optional: "Optional",
  country: "Country",
  chooseYourCountry: "Choose your country",
  age: "Age",
  choose: "Choose",
  ageHint: "Optional. Under 18, a parent or guardian has to agree before we send the newsletter.",
  newsletter: "Weekly newsletter",
  alerts: "Email alerts",
};
