export const askByMailText = {
  failed: "That didn't work",
  email: "Email",
  sending: "Sending...",
  notSent: "Not sent",
  signIn: "Sign In",
};

export const authText = {
  description: "Sign in to Fursa, or create a free account.",
  signIn: "Sign In",
  signUp: "Sign Up",
  createAccount: "Create your account",
  welcome: "Welcome",
  tabs: "Sign in or sign up",
  signUpIntro: "An email and a password are all it takes. It is free.",
  signInIntro: "Sign in to see your profile and your matches.",
  or: "or",
  google: "Continue with Google",
};

export const challengeText = {
  title: "One more step",
  codeHint: "From the text message. Lost your phone? Type one of your recovery codes instead.",
  checking: "Checking...",
  name: "Second step",
  intro: "Your account is protected by a second step.",
  text: (end: string) => `Text a code to the number ending in ${end}`,
  appHint: (apps: string[]) =>
    `From ${apps.join(" or ")}. Lost your phone? Type one of your recovery codes instead.`,
  verify: "Verify",
  another: "Use another account",
};

export const credentialsFormText = {
  email: "Email",
  password: "Password",
  creatingAccount: "Creating account...",
  signingIn: "Signing in...",
  signUp: "Sign Up",
  signIn: "Sign In",
  agree: "By signing up you agree to how we look after your data.",
  privacy: "Read how, in plain words",
  noEmail: "Didn't get the confirmation email?",
};
