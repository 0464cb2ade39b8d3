export const forgotText = {
  title: "Forgot your password?",
  intro: "Type the email you signed up with, and we send you a link to set a new one.",
  send: "Send the link",
};

export const resetText = {
  title: "Set a new password",
  newPassword: "New password",
  saving: "Saving...",
  failed: "Password not changed",
  save: "Save password",
  another: "Ask for another link",
};

export const passwordText = {
  title: "Change your password",
  newPassword: "New password",
  failed: "Password not changed",
  intro: "Other devices will be signed out.",
  save: "Save password",
};

export const passwordFieldText = {
  hide: "Hide",
  show: "Show",
  hidePassword: "Hide password",
  showPassword: "Show password",
};
