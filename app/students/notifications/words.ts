export const pushWords = {
  title: "Notifications on this device",
  intro:
    "Short notifications, even when Fursa is closed. At most one a day, between 8 am and 9 pm in your country. They stop when you sign out on this device.",
  closing: "Deadlines of things I saved",
  closingHint: "3 days and 1 day before they close.",
  answers: "Answers to my questions",
  answersHint: "When someone answers you in the Student Union.",
  save: "Save notifications",
  saving: "Saving...",
  saved: { title: "Saved", detail: "You'll get notifications on this device." },
  stopped: { title: "Saved", detail: "You won't get notifications on this device." },
  notSaved: "Not saved",
  needsScript: "They need JavaScript, and it's off in this browser. You can use emails instead.",
  savesData: "They need JavaScript, and the data saver turns it off. You can use emails instead.",
  switchedOff: "Notifications are off on this site right now. You can use emails instead.",
  unsupported: "This browser can't show them. You can use emails instead.",
  denied:
    "You've blocked notifications from Fursa in this browser. To change that, open the site settings next to the address bar and allow notifications. Then reload this page.",
  dismissed: "You didn't allow notifications, so nothing has changed. Save again if you change your mind.",
  failed:
    "We couldn't reach your browser's notification service. Check your connection and try again, or use emails.",
  notOurs: "Something went wrong in this browser. Reload the page and try again.",
};
