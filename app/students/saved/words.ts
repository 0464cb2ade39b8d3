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

/** The message of a heart where no script runs, and its errors. */
export const savingWords = {
  saved: "Saved",
  savedDetail: "Find it on your Saved page.",
  savedAll: (count: number) => `Find all ${count} on your Saved page.`,
  willHear: "We'll tell you when it opens.",
  willNotHear: "We won't tell you when it opens.",
  removed: "Removed from saved",
  failed: "Not saved",
  unknown: "We no longer list this.",
  full: `You've saved ${mostSaved}, which is the limit. Remove some on your Saved page first.`,
  stillSaved: "Still saved",
  hasProgress:
    "It has your note, ticks, referees or status. To avoid losing them by mistake, remove it on your Saved page.",
  hasBell: "You asked us to tell you when it opens. Turn that off first, or remove it on your Saved page.",
};

export const savedWords = {
  coursePlan: (courses: number) =>
    courses === 1 ? "My course plan: one course" : `My course plan: ${courses} courses`,
  title: "Saved",
  description: "Your saved scholarships, colleges and internships with their deadlines.",
  intro: "What to do this week comes first, then what closes soonest. Only you can see your notes.",
  dueTitle: "Due this week",
  nothingDue: "Nothing is due in the next seven days.",
  moreSteps: (count: number) => (count === 1 ? "1 more step" : `${count} more steps`),
  all: "All",
  filters: "Show",
  next: "Next:",
  change: (title: string) => `Change ${title}`,
  checklistTitle: "Checklist",
  asList: "List",
  asBoard: "Board",
  looks: "View",
  boardHint:
    "The columns scroll sideways. When you choose a status, the card moves the next time you open the page.",
  none: "None",
  status: "Status",
  note: "Note to yourself",
  addNote: "Add a note or a referee",
  noteAndReferees: "Note and referees",
  refereesTitle: "Referees you have asked",
  referee: (number: number) => `Referee ${number}`,
  askedOn: "Asked on",
  asked: (who: string, day: string | null) => (day ? `${who}, asked on ${day}` : who),
  tooManyReferees: "You can add up to five referees.",
  noDay: "Write the date like 2026-11-16.",
  progressOf: (title: string) => `Status and note: ${title}`,
  statusOf: (title: string) => `Status: ${title}`,
  statusKept: (status: string) => `Saved: ${status}`,
  statusNotKept: "Not saved. Your connection may be down or slow. Please choose again.",
  showThere: (status: string) => `Show it under ${status}`,
  print: "To print this list, use your browser's menu.",
  summary: "A Sunday summary by email",
  keeping: "Saving...",
  official: "Official site",
  checklist: (done: number, all: number) => `Checklist: ${done} of ${all} done`,
  keep: "Save changes",
  kept: "Changes saved",
  notKept: "Changes not saved",
  notRemoved: "Not removed",
  takenDown: "Not listed any more",
  takenDownHint: "Our editors removed this listing. Your note and status stay until you remove them.",
  gone: "This is no longer on your list.",
  remove: "Remove",
  removed: (title: string) => `Removed: ${title}`,
  undo: "Undo",
  broughtBack: "Back on your list",
  calendar: "Deadlines in your calendar",
  searches: "Your searches",
  csv: "Download as CSV",
  back: "Back to saved",
  empty: (kind: OpportunityKind) => `You haven't saved any ${kind}s yet.`,
  emptyHint: "Tap the heart on any card to save it here.",
  browse: (kind: OpportunityKind) => `Browse ${kind}s`,
  matches: "See my matches",
};

export const calendarWords = {
  name: "Fursa: my saved deadlines",
  title: "Deadlines in your calendar",
  description: "Subscribe to the deadlines of what you saved.",
  intro:
    "Your phone's calendar can show the deadlines of everything you save. It updates when you save more or a date changes. We leave out what isn't open to you.",
  none: "You have no calendar address yet.",
  make: "Create my calendar address",
  address: "Your calendar address",
  secret: "Anyone with this link can see your saved deadlines, but not your notes. Keep it private.",
  open: "Add to my calendar",
  iphone: "On an iPhone, press “Add to my calendar”, then Subscribe.",
  android:
    "For Google Calendar on Android, open calendar.google.com on a computer. Press + next to “Other calendars”, choose “From URL” and paste the link. It will then show on your phone too.",
  renewTitle: "Did someone else get this link?",
  renew: "Make a new address",
  renewHint:
    "The old link stops working. Subscribe again with the new one. Resetting your password by email also makes a new link.",
  revoke: "Stop sharing",
  made: "Your calendar address is ready",
  renewed: "You have a new calendar address",
  renewedDetail: "The old one no longer works.",
  revoked: "Your calendar address is gone",
  revokedDetail: "Calendars that used it won't update any more.",
  notFound: "We can't find that calendar.",
};
