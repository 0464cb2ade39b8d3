export const settingsWords = {
  title: "Mails from Fursa",
  intro: "What we send you, how often, and what has been sent.",
  saved: { title: "Saved", detail: "Your mails follow your new settings from now on." },
  paused: { title: "Alerts paused", detail: "No alerts come until you resume them. Reminders go on." },
  resumed: {
    title: "Alerts resumed",
    detail: "The next one tells what came meanwhile, up to two weeks back.",
  },
  tryingAgain: { title: "We try your address again", detail: "The next mail goes out as usual." },
  notSaved: "Not saved",
  lookAgain: "Please look at the marked fields again.",
  addressPaused: (email: string) =>
    `Three mails to ${email} came back, so alerts, reminders and the newsletter rest. If the address works again, let us try.`,
  guardian: "Because you are under 18, the newsletter waits until a parent or guardian has agreed.",
  searches: "Your searches: what else we look out for",
  onAnyPhone: (code: string) => `Deadlines on any phone, without data: ${code}`,
  nothingSent: "Nothing has been sent yet.",
};

export const mailingNames = {
  alert: "Alert",
  reminder: "Reminder",
  newsletter: "Newsletter",
  summary: "Summary",
};
