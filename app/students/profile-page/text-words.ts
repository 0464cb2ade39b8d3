export const profileText = {
  tab: "Profile",
  description: "Your profile on Fursa.",
  title: "Your profile",
  saving: "Saving...",
  update: "Update Profile",
  create: "Create Profile",
};
