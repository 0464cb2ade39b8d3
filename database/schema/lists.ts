/** The closed lists of the product. Forms, filters and the database's own checks all read them here. */
export const opportunityKinds = ["scholarship", "college", "internship"] as const;
export const gpaRequirements = ["none", "below_3_0", "3_0_to_3_5", "above_3_5"] as const;
export const jobTypes = ["internship", "full-time"] as const;
export const sponsoredTypes = ["school", "mentorship", "course", "scholarship", "internship"] as const;
export const profileRoles = ["student", "parent"] as const;
export const educationLevels = ["high_school", "undergraduate", "graduate", "vocational"] as const;
export const degreeTypes = ["undergraduate", "graduate", "doctorate", "vocational"] as const;
export const budgetRanges = ["0-5000", "5000-10000", "10000-20000", "20000+"] as const;
export const partnerSchoolTypes = ["secondary", "high_school", "international", "private", "public"] as const;
export const planTypes = ["free", "premium", "enterprise"] as const;
export const userRoleNames = ["admin"] as const;
export const assuranceLevels = ["aal1", "aal2"] as const;
export const factorTypes = ["totp", "phone"] as const;
export const factorStatuses = ["unverified", "verified"] as const;
export const ageBands = ["under_18", "18_to_24", "25_and_over"] as const;
export const outboxChannels = ["mail", "sms"] as const;
export const articleCategories = [
  "Scholarships",
  "University Admissions",
  "Study Abroad",
  "Internships",
  "Application Tips",
  "Financial Aid",
] as const;
export const articleImageTypes = ["image/webp", "image/jpeg"] as const;
export const importKinds = ["single", "multi"] as const;
export const servedCountries = ["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"] as const;
export const fieldsOfInterest = [
  "Computer Science",
  "Engineering",
  "Medicine",
  "Business",
  "Law",
  "Education",
  "Arts",
  "Sciences",
  "Agriculture",
  "Architecture",
  "Nursing",
  "Social Work",
  "Psychology",
  "Communications",
] as const;
export const targetCountries = [
  "United States",
  "United Kingdom",
  "Canada",
  "Australia",
  "Germany",
  "France",
  "Netherlands",
  "South Africa",
  "Kenya",
  "Ghana",
  "Nigeria",
] as const;
