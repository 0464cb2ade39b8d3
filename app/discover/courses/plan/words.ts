import type { PlanWarning } from "./plan-warnings.ts";

export const planWords = {
  title: "My course plan",
  description:
    "Put the courses you want in order, check them against your grades, and print or share the plan.",
  intro: "Put the course you want most first. Your plan and your grades are in this page's link.",
  empty: "Your plan is empty",
  emptyHint: "Open a course and press “Add to my plan”.",
  find: "Find courses",
  another: "Add another course",
  places:
    "The placement form has had four to six places in recent years. Check how many it has now, and type the codes in this order.",
  ownForm: "Check how many courses your form has room for before you apply.",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  upOf: (name: string) => `Move up: ${name}`,
  downOf: (name: string) => `Move down: ${name}`,
  removeOf: (name: string) => `Remove: ${name}`,
  gone: (count: number) =>
    count === 1
      ? "We no longer list one of the courses in this link."
      : `We no longer list ${count} of the courses in this link.`,
  warnings: {
    "out of reach": "Something is missing for at least one of these courses. See what it is below.",
    "all a stretch": "All your choices are a stretch or closed with these grades. Add one that is likely.",
    "none likely": "None of your choices is likely. Add one in which you are above the cut-offs.",
    "no grades": "Add your grades to see which of these courses they are enough for.",
  } satisfies Record<PlanWarning, string>,
  addGrades: "Enter my grades",
  share: "Share with a parent or a teacher",
  shareHint: "Anyone who opens the link sees these courses and your grades.",
  withoutGrades: "Leave my grades out of the link",
  shareTitle: (count: number) =>
    count === 1 ? "My course plan: one course" : `My course plan: ${count} courses`,
  print: "To print the plan, use your browser's Print. The buttons stay off the paper.",
  keep: "Save it to my Saved page",
  keepHint: "We keep the courses and their order. Your grades stay in your profile.",
  remind: "Email me when the placement portal opens",
  remindHint: "Editors enter the day when it is announced. Until then our calendar has the usual time.",
  save: "Keep my plan",
  notKept: "We couldn't save your plan",
  saved: "Your plan is saved",
  savedDetail: "Find it on your Saved page.",
  forget: "Delete my saved plan",
  forgotten: "Your plan is deleted",
  forgottenDetail: "It's still in this page's link.",
  signIn: "Sign in to save it",
  opens: "When the portal opens",
  calendar: "Add it to my calendar",
} as const;
