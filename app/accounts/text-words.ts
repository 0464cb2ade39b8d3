export const passwordFieldText = {
  hide: "Hide",
  show: "Show",
  hidePassword: "Hide password",
  showPassword: "Show password",
};
