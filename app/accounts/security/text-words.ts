export const carefulPageText = {
  title: "Sign-in and security",
  wait: "One moment...",
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
