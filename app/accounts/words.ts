/** What the sign-in pages promise, to the letter of the specification where it has a sentence for it. */
export const words = {
  signUpFailed: "Sign up failed",
  signUpSucceeded: { title: "Success!", detail: "Your account has been created. You can now log in." },
  signInFailed: "Sign in failed",
  signInSucceeded: { title: "Welcome back!", detail: "You've successfully signed in" },
  newHere: "New here?",
  signUpHere: "Create a free account",
  wrongCredentials: "Invalid email or password.",
  authenticationRequired: {
    title: "Authentication Required",
    detail: "Please sign in to access the admin panel",
  },
  accessDenied: { title: "Access Denied", detail: "You don't have permission to access this page" },
  passwordHint: "Must be at least 6 characters",
  resetSent: {
    title: "Check your email",
    detail:
      "If that address has an account, a link to set a new password is on its way. It works for one hour.",
  },
  confirmationSent: {
    title: "Check your email",
    detail: "If that address is waiting to be confirmed, a new link is on its way.",
  },
  linkTooOld: "This link is too old or has been used. Ask for a new one.",
  linkTooOldOrAnothers:
    "This link is too old or has been used, or it belongs to another account. Ask for a new one.",
  signInForLink: { title: "One more step", detail: "Sign in, and your link does the rest." },
  earlierLinksWork:
    "If that address has an account, a link we sent in the last hour still works: look among your mails.",
  manyAtOnce:
    "Very many people are signing in at this moment. Nothing is lost: please try again in a few seconds.",
  orReset: "If it is your account, set a new password by mail: that lets you in at once.",
  orRecoveryCode: "One of your recovery codes lets you in at once.",
  noSuchPhone: "That is not one of your phones. Choose one of those below.",
  resetIntro:
    "Every device that is signed in will be signed out, your calendar gets a new secret address, and a second step that was added in the last seven days is removed.",
  passwordWasReset: { title: "Password changed", detail: "Sign in with your new password." },
  stepWasRemoved: {
    title: "Password changed",
    detail:
      "Sign in with your new password. A second step from the last seven days was removed: add it again if it is yours.",
  },
  emailConfirmed: { title: "Email confirmed", detail: "Thank you. You can now receive alerts." },
  googleFailed: "Google did not confirm who you are. Please try again.",
  googleTaken:
    "There is already an account with this email. Sign in with your password; Google can't be added to it.",
  wrongCode: "That code is not right, or has been used. Wait for the next one and try again.",
  wrongPassword: "That is not your password.",
  signedOut: { title: "Signed out", detail: "See you soon." },
  signedOutEverywhere: { title: "Signed out everywhere", detail: "Every session of your account has ended." },
  othersSignedOut: { title: "Other sessions ended", detail: "Only this one is still signed in." },
  passwordChanged: { title: "Password changed", detail: "Other sessions have been signed out." },
  emailChangeSent: {
    title: "Check your new email",
    detail: "Open the link in it within an hour, and your sign-in address changes.",
  },
  emailChanged: { title: "Email changed", detail: "Use the new address the next time you sign in." },
  emailChangeFailed:
    "The address was not changed. The link is too old, or the address belongs to another account.",
  emailKept: {
    title: "Your email stays",
    detail: "Every device has been signed out. Now set a new password.",
  },
  keepEmailFailed:
    "The link is too old or has been used. If someone else is in your account, set a new password now.",
  confirmFirst:
    "Confirm your email first. A second step could otherwise keep the real owner of the address out.",
  factorAdded: { title: "Second step added", detail: "From now on we ask for a code when you sign in." },
  factorRemoved: { title: "Second step removed", detail: "It is no longer asked for." },
  codeSent: { title: "Code sent", detail: "It arrives as a text message and works for ten minutes." },
  sessionEnded: { title: "Session ended", detail: "That device has been signed out." },
  noSuchSession: { title: "Nothing ended", detail: "That device is not signed in, or no longer is." },
  accountDeleted: { title: "Account deleted", detail: "Everything we held about you is gone." },
  guardianAsked: {
    title: "We have written to your guardian",
    detail: "Once they agree, the newsletter and public posts are open to you.",
  },
  confirmBeforeGuardian:
    "Confirm your email first: open the link that we sent you. Then we can write to your guardian.",
  tooNewForGuardian: (minutes: number) =>
    `Your account is new. You can ask your guardian in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  guardianIsSelf: "Give your guardian's address, not your own.",
  noGuardian: {
    title: "Someone else has to answer this",
    student:
      "You are signed in as the student who asked. A parent or guardian has to answer: on their own device, or here once you have signed out.",
    mailbox:
      "This link went to the student's own mailbox. Ask again in the profile, with the address of a parent or guardian.",
    young:
      "The account here belongs to someone who is under 18. A parent or guardian who is 18 or older has to answer.",
  },
  guardianAgreed: {
    title: "Thank you",
    detail: "Your consent has been recorded. You can take it back at any time.",
  },
  guardianDeclined: { title: "Recorded", detail: "We will not send the newsletter." },
};
