export const profileText = {
  tab: "Profile",
  description: "Your profile on Fursa.",
  title: "Your profile",
  saving: "Saving...",
  update: "Update Profile",
  create: "Create Profile",
  failed: (requestId: string) =>
    `Something went wrong on our side. Please try again. Reference: ${requestId}`,
};
