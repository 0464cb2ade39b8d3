export const carefulPageText = {
  title: "Sign-in and security",
  wait: "One moment...",
};

export const emailText = {
  title: "Change your email",
  newEmail: "New email",
  failed: "Email not changed",
  intro: (email: string) =>
    `You sign in with ${email}. We'll email the new address. Open the link in it to make the change. We'll tell the old address too.`,
  send: "Send the link",
};

export const keepEmailText = {
  title: "Keep your email",
  failed: "Nothing was stopped",
  intro:
    "Someone who knew your password asked to sign in with another address. If it wasn't you, take your account back here.",
  text: "Your address stays the same. We sign out every device, and you set a new password.",
  keep: "Keep my address",
};

export const newEmailText = {
  title: "Your new email",
  intro: "From now on you sign in with this address. You will be signed out everywhere.",
  use: "Use this address",
};

export const passwordText = {
  title: "Change your password",
  newPassword: "New password",
  failed: "Password not changed",
  intro: "Other devices will be signed out.",
  save: "Save password",
};

export const proofFieldText = {
  password: "Your password",
  code: "A code from your second step",
  codeHint: "Or one of your recovery codes.",
  googleHint: "This works within ten minutes of signing in with Google.",
  googleAgain: "Sign out, sign in with Google again, and do this within ten minutes.",
};

export const securityText = {
  title: "Sign-in and security",
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  changePassword: "Change password",
  setPassword: "Set a password",
  profile: "Your profile",
  how: "How you sign in",
  changeEmail: "Change email",
  where: "Where you are signed in",
  since: (day: string) => `since ${day}`,
  thisDevice: "This device",
  signOut: "Sign out",
  signOutOthers: "Sign out everywhere else",
  signOutAll: "Sign out everywhere",
};

export const deviceText = {
  aBrowser: "A browser",
  iPhoneOrIPad: "iPhone or iPad",
  on: (browser: string, system: string) => `${browser} on ${system}`,
};
