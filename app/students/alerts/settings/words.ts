export const settingsWords = {
  title: "Emails from Fursa",
  intro: "What we send you, how often, and what has been sent.",
  saved: { title: "Saved", detail: "Your new email settings are saved." },
  paused: {
    title: "Alerts paused",
    detail: "You won't get alerts until you resume them. You'll still get reminders.",
  },
  resumed: {
    title: "Alerts resumed",
    detail: "The next one covers what you missed, up to two weeks back.",
  },
  tryingAgain: { title: "We'll try your address again", detail: "You'll get the next email as usual." },
  notSaved: "Not saved",
  lookAgain: "Please check the marked fields.",
  addressPaused: (email: string) =>
    `Three emails to ${email} bounced, so we paused alerts, reminders and the newsletter. If the address works now, try again.`,
  guardian: "You're under 18, so a parent or guardian has to agree before we send the newsletter.",
  searches: "Your saved searches",
  onAnyPhone: (code: string) => `Your deadlines on any phone, no data needed: ${code}`,
  nothingSent: "We haven't sent you anything yet.",
};

export const mailingNames = {
  alert: "Alert",
  reminder: "Reminder",
  newsletter: "Newsletter",
  summary: "Summary",
};
