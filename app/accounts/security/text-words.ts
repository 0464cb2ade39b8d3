export const carefulPageText = {
  signInAndSecurity: "Sign-in and security",
  oneMoment: "One moment...",
};

export const emailText = {
  changeYourEmail: "Change your email",
  newEmail: "New email",
};

export const keepEmailText = {
  keepYourEmail: "Keep your email",
};

export const newEmailText = {
  yourNewEmail: "Your new email",
};

export const passwordText = {
  changeYourPassword: "Change your password",
  newPassword: "New password",
};

export const proofFieldText = {
  yourPassword: "Your password",
  aCodeFromYour: "A code from your second step",
  orOneOfYour: "Or one of your recovery codes.",
  thisWorksWithinTen: "This works within ten minutes of signing in with Google.",
};

export const securityText = {
  signInAndSecurity: "Sign-in and security",
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  changePassword: "Change password",
  setAPassword: "Set a password",
};
