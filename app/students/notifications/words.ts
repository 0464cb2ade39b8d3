export const pushWords = {
  title: "Notices on this device",
  intro:
    "Short notices that appear by themselves, even while Fursa is closed. At most one a day, between 8 in the morning and 9 in the evening of your country. They end when you sign out here.",
  closing: "Deadlines of what I saved",
  closingHint: "3 days and 1 day before they close.",
  answers: "Answers to my questions",
  answersHint: "When somebody has answered you in the Student Union.",
  save: "Save notices",
  saving: "Saving...",
  saved: { title: "Saved", detail: "Notices come to this device from now on." },
  stopped: { title: "Saved", detail: "No notices come to this device." },
  notSaved: "Not saved",
  needsScript: "Notices need JavaScript, which this browser has switched off. Mails do the same without it.",
  savesData: "Notices need JavaScript, which the data saver leaves out. Mails do the same without it.",
  switchedOff: "This site sends no notices at the moment. Mails do the same.",
  unsupported: "This browser can't show notices. Mails do the same.",
  denied:
    "This browser is told not to show notices from Fursa. To change that, open the settings of this site, next to its address, and allow notifications. Then load this page again.",
  dismissed:
    "The browser was not given permission, so nothing has changed. Save again to be asked once more.",
  failed:
    "This browser could not be reached by its maker's notice service. Is there a network? Try again, or use mails.",
  notOurs: "What this browser sent can't be used. Load the page again and try once more.",
};
