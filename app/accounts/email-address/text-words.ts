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
