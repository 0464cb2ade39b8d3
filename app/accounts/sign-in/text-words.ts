export const askByMailText = {
  thatDidntWork: "That didn't work",
  email: "Email",
  sending: "Sending...",
};

export const authText = {
  signInToFursa: "Sign in to Fursa, or create a free account.",
  signIn: "Sign In",
  signUp: "Sign Up",
  createYourAccount: "Create your account",
  welcome: "Welcome",
  signInOrSign: "Sign in or sign up",
};

export const challengeText = {
  oneMoreStep: "One more step",
  fromTheTextMessage: "From the text message. Lost your phone? Type one of your recovery codes instead.",
  checking: "Checking...",
};

export const credentialsFormText = {
  email: "Email",
  password: "Password",
  creatingAccount: "Creating account...",
  signingIn: "Signing in...",
  signUp: "Sign Up",
  signIn: "Sign In",
};

export const resetText = {
  setANewPassword: "Set a new password",
  newPassword: "New password",
  saving: "Saving...",
};
