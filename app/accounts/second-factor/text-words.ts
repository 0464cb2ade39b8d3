export const appText = {
  title: "Scan this code",
  codeAlt: "QR code for your authenticator app",
  name: "A name for it",
  nameHint: "So that you know which one it is.",
};

export const codesText = {
  title: "New recovery codes",
};

export const factorListText = {
  app: "Authenticator app",
};

export const phoneText = {
  title: "Type the code",
  number: "Phone number",
  numberHint: "With the country code, like +254712345678",
  name: "A name for it",
};

export const recoveryCodeListText = {
  title: "Keep these codes",
  itWorks: "It works",
  label: "Recovery codes",
};

export const verifyFormText = {
  notVerified: "Not verified",
  code: "Six-digit code",
  checking: "Checking...",
};
