export const askByMailText = {
  failed: "That didn't work",
  email: "Email",
  sending: "Sending...",
};

export const authText = {
  description: "Sign in to Fursa, or create a free account.",
  signIn: "Sign In",
  signUp: "Sign Up",
  createAccount: "Create your account",
  welcome: "Welcome",
  tabs: "Sign in or sign up",
};

export const challengeText = {
  title: "One more step",
  codeHint: "From the text message. Lost your phone? Type one of your recovery codes instead.",
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
  title: "Set a new password",
  newPassword: "New password",
  saving: "Saving...",
};
