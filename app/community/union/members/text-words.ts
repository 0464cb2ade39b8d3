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
