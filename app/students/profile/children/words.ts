export const words = {
  title: "Your children",
  intro:
    "Your profile is for one child. Add the others here: each has matches of their own. Only you can see this.",
  first: "The child of your profile",
  none: "No other child yet",
  add: "Add a child",
  newTitle: "Another child",
  full: "You have added ten children: that is as many as we can keep.",
  forParents: "This is for parents. Choose Parent in your profile if you fill it in for a child.",
  added: { title: "Child added", detail: "You can change it at any time." },
  changed: { title: "Saved", detail: "The matches follow from now on." },
  removed: { title: "Removed", detail: "Everything you told about this child is gone." },
  needsProfile: "Fill in your own profile first.",
  notSaved: "Child not saved",
  lookAgain: "Please look at the marked fields again.",
};
