/** The texts of the sign-in pages, exactly as in the specification where it has them. */
export const words = {
  signUpFailed: "Sign up failed",
  signUpSucceeded: { title: "Success!", detail: "Your account has been created. You can now log in." },
  signInFailed: "Sign in failed",
  signInSucceeded: { title: "Welcome back!", detail: "You've successfully signed in" },
  madeHere: (email: string) => `You made the account ${email} on this device a moment ago.`,
  goOn: "Continue without typing your password",
  typePassword: "Please type your password.",
  willSave: (title: string) => `After you sign in, we save “${title}” for you.`,
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
  signInForLink: { title: "One more step", detail: "Sign in and your link will work." },
  earlierLinksWork:
    "If that address has an account, a link we sent in the last hour still works. Check your inbox.",
  manyAtOnce: "A lot of people are signing in right now. Nothing is lost. Please try again in a few seconds.",
  orReset: "If it's your account, reset your password by email to sign in right away.",
  orRecoveryCode: "You can use a recovery code to sign in right away.",
  noSuchPhone: "That isn't one of your phones. Choose one below.",
  resetIntro:
    "We'll sign out every device and give your calendar a new secret address. If a second step was added in the last seven days, we'll remove it.",
  passwordWasReset: { title: "Password changed", detail: "Sign in with your new password." },
  stepWasRemoved: {
    title: "Password changed",
    detail:
      "Sign in with your new password. We removed a second step added in the last seven days. If it was yours, add it again.",
  },
  emailConfirmed: { title: "Email confirmed", detail: "Thank you. You can now receive alerts." },
  googleFailed: "Google didn't confirm who you are. Please try again.",
  googleTaken:
    "There's already an account with this email. Sign in with your password. Google can't be added to it.",
  wrongCode: "That code is wrong or already used. Wait for the next one and try again.",
  wrongPassword: "That isn't your password.",
  signedOut: { title: "Signed out", detail: "See you soon." },
  signedOutEverywhere: { title: "Signed out everywhere", detail: "You're signed out on every device." },
  othersSignedOut: { title: "Other devices signed out", detail: "You're still signed in here." },
  passwordChanged: { title: "Password changed", detail: "Your other devices have been signed out." },
  emailChangeSent: {
    title: "Check your new email",
    detail: "Open the link in it within an hour to change your sign-in email.",
  },
  emailChanged: { title: "Email changed", detail: "Use the new address the next time you sign in." },
  emailChangeFailed:
    "We didn't change the address. The link is too old, or the address belongs to another account.",
  emailKept: {
    title: "Your email stays",
    detail: "Every device has been signed out. Now set a new password.",
  },
  keepEmailFailed:
    "The link is too old or has been used. If someone else is in your account, set a new password now.",
  confirmFirst:
    "Confirm your email first. Otherwise a second step could lock out the real owner of the address.",
  factorAdded: { title: "Second step added", detail: "We'll ask for a code when you sign in." },
  factorRemoved: { title: "Second step removed", detail: "We won't ask for it any more." },
  codeSent: { title: "Code sent", detail: "You'll get a text message. The code works for ten minutes." },
  sessionEnded: { title: "Signed out", detail: "That device has been signed out." },
  noSuchSession: { title: "Nothing to sign out", detail: "That device isn't signed in." },
  accountDeleted: { title: "Account deleted", detail: "We've deleted everything about you." },
  guardianAsked: {
    title: "We've written to your guardian",
    detail: "Once they agree, you can get the newsletter and post in public.",
  },
  confirmBeforeGuardian:
    "Confirm your email first. Open the link we sent you. Then we can write to your guardian.",
  tooNewForGuardian: (minutes: number) =>
    `Your account is new. You can ask your guardian in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  guardianIsSelf: "Give your guardian's address, not your own.",
  noGuardian: {
    title: "A parent or guardian has to answer this",
    student:
      "You're signed in as the student who asked. A parent or guardian can answer on their own device, or here after you sign out.",
    mailbox:
      "This link went to the student's own email. Ask again in the profile with a parent's or guardian's address.",
    young: "This account belongs to someone under 18. A parent or guardian aged 18 or over has to answer.",
  },
  guardianAgreed: {
    title: "Thank you",
    detail: "We've recorded your consent. You can withdraw it at any time.",
  },
  guardianDeclined: { title: "Recorded", detail: "We won't send the newsletter." },
};
