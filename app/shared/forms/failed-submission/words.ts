export const failureWords = {
  /** For the forms of pages without words of their own. */
  house: { title: "That didn't work" },
  again: "Try again",
  ours: "Something went wrong on our side. What you typed is still here. Please try again.",
  theirs: "The page couldn't read what you sent. What you typed is still here.",
  lost: "Your connection may be down or slow. What you typed is still here. Please try again.",
  signedOut:
    "You're no longer signed in. What you typed is still here. Sign in in another tab, then try again.",
  /** The label of the field `proof`, whose name would mean nothing to a user. */
  proof: "Your password, or a code from your second step",
  secretAgain: "For your safety, we didn't keep this. Please type it again.",
  fileAgain: "A page can't keep a file. Please choose it again.",
  reference: (id: string) => `Reference: ${id}`,
};
