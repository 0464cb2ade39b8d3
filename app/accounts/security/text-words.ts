export const carefulPageText = {
  title: "Sign-in and security",
  wait: "One moment...",
};

export const emailText = {
  title: "Change your email",
  newEmail: "New email",
};

export const keepEmailText = {
  title: "Keep your email",
};

export const newEmailText = {
  title: "Your new email",
};

export const passwordText = {
  title: "Change your password",
  newPassword: "New password",
};

export const proofFieldText = {
  password: "Your password",
  code: "A code from your second step",
  codeHint: "Or one of your recovery codes.",
  googleHint: "This works within ten minutes of signing in with Google.",
};

export const securityText = {
  title: "Sign-in and security",
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  changePassword: "Change password",
  setPassword: "Set a password",
};
