export const appText = {
  title: "Scan this code",
  codeAlt: "QR code for your authenticator app",
  name: "A name for it",
  nameHint: "So that you know which one it is.",
  addTitle: "Add an authenticator app",
  failed: "App not added",
  scan: "Open your authenticator app, add an account, and point the camera here.",
  key: "On this phone, or no camera? Type this key into the app instead:",
  intro:
    "Such as Google Authenticator, Microsoft Authenticator or Aegis. It works without internet and costs nothing.",
  next: "Go on",
  usualName: "My phone",
};

export const codesText = {
  title: "New recovery codes",
  failed: "No new codes made",
  intro: "The old ones stop working.",
  make: "Make new codes",
};

export const factorListText = {
  app: "Authenticator app",
  title: "Second step",
  intro: "With a second step, your password alone isn't enough. We also ask for a code.",
  phone: (end: string | null) => `Phone ending in ${end}`,
  remove: "Remove",
  addPhone: "Add a phone",
  codesLeft: (count: number) => (count === 1 ? "1 recovery code left." : `${count} recovery codes left.`),
  makeNew: "Make new ones",
};

export const phoneText = {
  title: "Type the code",
  number: "Phone number",
  numberHint: "With the country code, like +254712345678",
  name: "A name for it",
  addTitle: "Add a phone",
  failed: "Phone not added",
  sent: (phone: string) => `We have sent a text message to ${phone}. The code in it works for ten minutes.`,
  intro: "We text a code to it when you sign in. An authenticator app is safer where you can use one.",
  send: "Send a code",
  usualName: "My number",
};

export const recoveryCodeListText = {
  title: "Keep these codes",
  itWorks: "It works",
  label: "Recovery codes",
  intro:
    "If you lose your phone, each of these lets you in once. We show them only now: write them down or save them.",
  ready: "The new second step can be used from now on.",
  done: "Done",
};

export const verifyFormText = {
  notVerified: "Not verified",
  code: "Six-digit code",
  checking: "Checking...",
  verify: "Verify",
};

export const codeFieldText = {
  label: "Code",
};

export const confirmFirstText = {
  sent: (email: string) => `We sent a link to ${email}. Open it, and come back here.`,
  again: "Send the link again",
};

export const removeText = {
  failed: "Not removed",
  name: "Remove a second step",
  title: (name: string) => `Remove ${name}`,
  intro: "We won't ask for its code when you sign in.",
};

/** The text of an SMS. */
export const phoneCodeText = {
  code: (code: string) =>
    `${code} is your Fursa code. It works for ten minutes. We never ask for it by phone.`,
};
