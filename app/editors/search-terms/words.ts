export const page = {
  title: "Searches that found nothing",
  intro:
    "What people typed and we had no answer for, without who typed it. Teach the search what a word means, and it finds an answer the next time.",
};

export const form = {
  title: "Teach a word",
  save: "Save word",
  saving: "Saving...",
  problems: "The word is not saved yet",
};

export const labels = { says: "What people type", means: "What it means" };
export const hints = { means: "In words that find something: scholarship, nursing, girls, Germany." };

export const done = {
  saved: (says: string) => ({ title: "Word saved", detail: `“${says}” is understood from now on.` }),
  forgotten: { title: "Search forgotten", detail: "It is counted anew if somebody types it again." },
  removed: { title: "Word removed", detail: "The search takes it as it stands again." },
};

export const failed = { save: "Word not saved", forget: "Nothing changed" };
export const reasons = { fields: "Please look at the fields again.", gone: "It was removed before." };

export const missed = {
  title: "Typed in vain",
  empty: "No search has found nothing yet",
  teach: "Teach",
  forget: "Forget",
};

export const taught = { title: "Words you taught", empty: "You have taught no words yet", remove: "Remove" };
