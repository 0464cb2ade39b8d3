export const profileText = {
  profile: "Profile",
  yourProfileOnFursa: "Your profile on Fursa.",
  yourProfile: "Your profile",
  saving: "Saving...",
  updateProfile: "Update Profile",
  createProfile: "Create Profile",
};
