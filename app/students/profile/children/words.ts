export const words = {
  title: "Your children",
  intro:
    "Your profile is for one child. Add your other children here. Each gets their own matches. Only you can see this.",
  first: "The child in your profile",
  none: "No other child yet",
  add: "Add a child",
  newTitle: "Another child",
  full: "You've added ten children. That's the limit.",
  forParents: "This is for parents. If you're filling in your profile for a child, choose Parent there.",
  added: { title: "Child added", detail: "You can change it at any time." },
  changed: { title: "Saved", detail: "We've updated the matches." },
  removed: { title: "Removed", detail: "We've deleted everything about this child." },
  needsProfile: "Fill in your own profile first.",
  notSaved: "Child not saved",
  lookAgain: "Please check the marked fields.",
};
