export const memberLanguageWords = {
  title: "Language",
  label: "Language of emails and notifications",
  save: "Save language",
  saved: { title: "Language saved", detail: "Emails and notifications will come in this language." },
};
