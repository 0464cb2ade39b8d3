/**
 * Words of checklists and bells. Separate from those of the saved page, which the pages of opportunities don't need.
 */
export const tickWords = {
  keep: "Save my ticks",
  keeping: "Saving...",
  signIn: "Sign in to tick this off",
  kept: "Your ticks are saved",
  notKept: "Ticks not saved",
  lost: "Your connection may be down or slow. Your ticks are still here. Please try again.",
};

export const openingWords = {
  ask: "Remind me when it opens",
  asked: "We'll tell you when it opens",
  changed: "Changed",
  notChanged: "Not changed",
  lost: "Your connection may be down or slow. Please try again.",
};
