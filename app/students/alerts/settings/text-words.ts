export const alertsText = {
  alertsNeedAProfile: "Alerts need a profile to match with.",
  alertsArePaused: "Alerts are paused",
  needABreak: "Need a break?",
  whenYouResumeWell: "When you resume, we'll tell you what you missed.",
  pauseTheAlertsWithout: "Pause the alerts without changing anything else.",
  resumeAlerts: "Resume alerts",
  pauseAlerts: "Pause alerts",
};

export const sentMailsText = {
  whatWeHaveSent: "What we have sent",
  notDelivered: "Not delivered",
  onItsWay: "On its way",
  n1Item: "1 item",
};

export const settingsFormText = {
  mailsAboutMyMatches: "Mails about my matches and deadlines",
  turnThisOffTo: "Turn this off to stop all alerts and reminders.",
  howOften: "How often",
  fromThisPercentage: "From this percentage",
  remindMeOfSaved: "Remind me of saved deadlines",
  n143And1:
    "14, 3 and 1 days before they close, and when they open or their dates change. At most one email a day.",
  aSummaryOnSundays: "A summary on Sundays",
  whatsDueInThe: "What's due in the coming week, and your progress. No email if you haven't saved anything.",
  theWeeklyNewsletter: "The weekly newsletter",
  mondaysNewArticlesNew: "Mondays: new articles, new scholarships, what closes soon.",
  saving: "Saving...",
};
