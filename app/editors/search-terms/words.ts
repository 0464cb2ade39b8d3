export const page = {
  title: "Searches with no result",
  intro:
    "What people searched for without finding anything. We don't store who typed it. Teach the search what a word means, and it will find something next time.",
};

export const form = {
  title: "Teach a word",
  save: "Save word",
  saving: "Saving...",
  problems: "The word isn't saved yet",
};

export const labels = { says: "What people type", means: "What it means" };
export const hints = { means: "Use words that find something: scholarship, nursing, girls, Germany." };

export const done = {
  saved: (says: string) => ({ title: "Word saved", detail: `The search now understands “${says}”.` }),
  forgotten: { title: "Search forgotten", detail: "If someone types it again, we start a new count." },
  removed: { title: "Word removed", detail: "The search no longer gives it a special meaning." },
};

export const failed = { save: "Word not saved", forget: "Nothing changed" };
export const reasons = { fields: "Please check the fields.", gone: "It's already gone." };

export const missed = {
  title: "Searches with no result",
  empty: "Every search found something",
  teach: "Teach",
  forget: "Forget",
};

export const taught = { title: "Words you taught", empty: "You have taught no words yet", remove: "Remove" };
