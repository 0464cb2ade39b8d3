/** For feed readers. */
export const feedWords = {
  title: "New scholarships on Fursa",
  subtitle: "Scholarships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda, the newest first.",
  closes: (day: string) => `Closes ${day}`,
  usuallyCloses: (day: string) => `Usually closes ${day}`,
};
