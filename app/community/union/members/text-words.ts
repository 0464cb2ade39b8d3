export const nameText = {
  title: "Your display name",
  displayName: "Display name",
  country: "Country",
  chooseACountry: "Choose a country",
  saving: "Saving...",
  intro: "Others see this name and your country, nothing else of you.",
  save: "Save name",
};

export const obstacleText = { sendAgain: "Send the link again" };

export const nameErrors = {
  length: (least: number, most: number) => `Use ${least} to ${most} characters.`,
  address: "Don't use an email address: everyone can read this name.",
  digits: "Use at most four digits, so no one can use it to call you.",
  letters: "Use letters, digits and single spaces, dots or hyphens between them.",
  reserved: "This name sounds like an office or our own team. Please choose another.",
};
