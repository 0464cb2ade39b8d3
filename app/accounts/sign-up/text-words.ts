export const resendText = {
  title: "Confirm your email",
  intro: "Type the email you signed up with, and we send the confirmation link again.",
  send: "Send it again",
};

export const confirmText = {
  failed: "Email not confirmed",
};
