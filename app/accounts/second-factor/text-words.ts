export const appText = {
  scanThisCode: "Scan this code",
  qrCodeForYour: "QR code for your authenticator app",
  aNameForIt: "A name for it",
  soThatYouKnow: "So that you know which one it is.",
};

export const codesText = {
  newRecoveryCodes: "New recovery codes",
};

export const factorListText = {
  authenticatorApp: "Authenticator app",
};

export const phoneText = {
  typeTheCode: "Type the code",
  phoneNumber: "Phone number",
  withTheCountryCode: "With the country code, like +254712345678",
  aNameForIt: "A name for it",
};

export const recoveryCodeListText = {
  keepTheseCodes: "Keep these codes",
  itWorks: "It works",
  recoveryCodes: "Recovery codes",
};

export const verifyFormText = {
  notVerified: "Not verified",
  sixDigitCode: "Six-digit code",
  checking: "Checking...",
};
