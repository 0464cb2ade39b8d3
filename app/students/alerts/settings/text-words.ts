export const alertsText = {
  needProfile: "Create a profile first. Then we know what fits you.",
  paused: "Alerts are paused",
  pauseTitle: "Need a break?",
  resumeHint: "When you resume, we'll tell you what you missed.",
  pauseHint: "Pause the alerts without changing anything else.",
  resume: "Resume alerts",
  pause: "Pause alerts",
  profile: "Profile",
  createProfile: "Create Profile",
  refusingTitle: "Our emails aren't reaching you",
  tryAgain: "Try my address again",
};

export const sentMailsText = {
  title: "What we have sent",
  notDelivered: "Not delivered",
  onItsWay: "On its way",
  items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
};

export const settingsFormText = {
  alerts: "Emails about my matches and deadlines",
  alertsHint: "Turn this off to stop all alerts and reminders.",
  howOften: "How often",
  threshold: "Lowest match score",
  reminders: "Remind me of saved deadlines",
  remindersHint:
    "14, 3 and 1 days before they close, and when they open or their dates change. At most one email a day.",
  summary: "A summary on Sundays",
  summaryHint: "What's due next week, and how far you are. No email if you haven't saved anything.",
  newsletter: "The weekly newsletter",
  newsletterHint: "Mondays: new articles, new scholarships, what closes soon.",
  saving: "Saving...",
  title: "Alerts and reminders",
  newsletterTitle: "Newsletter",
  save: "Save",
  rhythms: { daily: "Every day there's something new", weekly: "Once a week" },
  percentHint: (least: number, most: number) => `From ${least} (all matches) to ${most}.`,
  percentWrong: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
};
