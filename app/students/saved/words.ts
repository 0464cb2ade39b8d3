import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { mostSaved, type SavedStatus } from "./track/progress.ts";

export const statusNames: Record<SavedStatus, string> = {
  interested: "Interested",
  preparing: "Preparing",
  applied: "Applied",
  shortlisted: "Shortlisted",
  accepted: "Accepted",
  rejected: "Not accepted",
};

export const kindNames: Record<OpportunityKind, { one: string; many: string }> = {
  scholarship: { one: "Scholarship", many: "Scholarships" },
  college: { one: "College", many: "Colleges" },
  internship: { one: "Internship", many: "Internships" },
};

/** What a heart leaves as a message where no script runs, and what it says when it can't do its work. */
export const savingWords = {
  saved: "Saved",
  savedDetail: "You find it on your Saved page.",
  savedAll: (count: number) => `You find all ${count} on your Saved page.`,
  willHear: "You will hear when it opens.",
  willNotHear: "You will not hear when it opens.",
  removed: "Removed from saved",
  failed: "Not saved",
  unknown: "This is not listed any more.",
  full: `You have saved ${mostSaved}, and there is no room for more. Remove some on your Saved page first.`,
  stillSaved: "Still saved",
  hasProgress:
    "It has your note, ticks, referees or status. Remove it on your Saved page, so that nothing is lost by a slip.",
  hasBell:
    "You asked to hear when it opens. Turn that off first, or remove it on your Saved page, so that nothing is lost by a slip.",
};

export const savedWords = {
  title: "Saved",
  description: "What you keep an eye on: your scholarships, colleges and internships with their deadlines.",
  intro: "How far you have come, and what closes next. Your notes and statuses are seen by nobody but you.",
  dueTitle: "Due this week",
  nothingDue: "Nothing is due in the next seven days.",
  moreSteps: (count: number) => (count === 1 ? "1 more step" : `${count} more steps`),
  asList: "List",
  asBoard: "Board",
  looks: "How it is shown",
  boardHint: "The columns scroll sideways. Choose a status, and the card moves when you open the page again.",
  none: "None",
  status: "Status",
  note: "Note to yourself",
  addNote: "Add a note or a referee",
  noteAndReferees: "Note and referees",
  refereesTitle: "Referees you have asked",
  referee: (number: number) => `Referee ${number}`,
  askedOn: "Asked on",
  asked: (who: string, day: string | null) => (day ? `${who}, asked on ${day}` : who),
  tooManyReferees: "Write down at most five referees.",
  noDay: "Write the day like 2026-11-16.",
  progressOf: (title: string) => `Status and note: ${title}`,
  statusOf: (title: string) => `Status: ${title}`,
  statusKept: (status: string) => `Saved: ${status}`,
  statusNotKept: "Not saved. Your connection may be down or slow: please choose again.",
  showThere: (status: string) => `Show it under ${status}`,
  print: "To print this list, use your browser's menu.",
  summary: "A summary by mail on Sundays",
  keeping: "Saving...",
  official: "Official site",
  checklist: (done: number, all: number) => `Checklist: ${done} of ${all} done`,
  keep: "Save changes",
  kept: "Changes saved",
  notKept: "Changes not saved",
  notRemoved: "Not removed",
  takenDown: "Not listed any more",
  takenDownHint: "Our editors took this listing down. Your note and status stay until you remove them.",
  gone: "This is not on your list any more.",
  remove: "Remove",
  removed: (title: string) => `Removed: ${title}`,
  undo: "Undo",
  broughtBack: "Back on your list",
  calendar: "Deadlines in your calendar",
  searches: "Your searches",
  csv: "Download as CSV",
  back: "Back to saved",
  empty: (kind: OpportunityKind) => `You have not saved any ${kind}s yet.`,
  emptyHint: "Press the heart on any card, and it waits for you here.",
  browse: (kind: OpportunityKind) => `Browse ${kind}s`,
  matches: "See my matches",
};

export const calendarWords = {
  name: "Fursa: my saved deadlines",
  title: "Deadlines in your calendar",
  description: "Subscribe to the deadlines of what you saved.",
  intro:
    "Your phone's calendar can show the deadlines of everything you save, and follows along when you save more or a date changes. What is not open to you is left out.",
  none: "You have no calendar address yet.",
  make: "Create my calendar address",
  address: "Your calendar address",
  secret:
    "Whoever has this address can see which deadlines you saved, but not your notes. Do not post it anywhere.",
  open: "Add to my calendar",
  iphone: "On an iPhone: press “Add to my calendar” and then Subscribe.",
  android:
    "With Google Calendar on Android: open calendar.google.com in a browser on a computer, press + beside “Other calendars”, choose “From URL” and paste the address. It then shows on your phone too.",
  renewTitle: "Did the address go astray?",
  renew: "Make a new address",
  renewHint:
    "The old address stops working, and you subscribe again with the new one. A new password that you set by mail makes a new address too.",
  revoke: "Stop sharing",
  made: "Your calendar address is ready",
  renewed: "You have a new calendar address",
  renewedDetail: "The old one does not work any more.",
  revoked: "Your calendar address is gone",
  revokedDetail: "Calendars that used it will not be updated any more.",
  notFound: "There is no such calendar.",
};
