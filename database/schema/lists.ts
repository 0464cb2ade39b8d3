/** The closed lists of the product, read by forms, filters and the database's own checks. */
import { servedCountries } from "./opportunity-lists.ts";

export * from "./opportunity-lists.ts";

/** The kinds of records, by the names of their tables. */
/** English first: see `app/shared/languages/`. */
export const languages = ["en", "sw", "fr", "am"] as const;

export const catalogueKinds = [
  "scholarships",
  "colleges",
  "internships",
  "events",
  "test_prep",
  "student_spotlights",
  "school_spotlights",
] as const;
export const catalogueActions = [
  "create",
  "update",
  "publish",
  "unpublish",
  "delete",
  "restore",
  "import",
  "undo",
  "merge",
] as const;
export const importStates = ["staged", "imported", "undone"] as const;
export const scrapeRunStates = ["waiting", "running", "done", "failed"] as const;
export const scrapeItemStates = ["found", "published", "waiting", "known", "refused"] as const;
/** How a source lists its pages: a feed, a sitemap, a page of links, or it is a single page. */
export const sourceTypes = ["feed", "sitemap", "links", "page"] as const;
/** An imported article: a draft with credit, a published excerpt with a link, or published whole with credit. */
export const articleUses = ["draft", "excerpt", "whole"] as const;
export const findStates = ["waiting", "published", "rejected", "merged"] as const;
export const problemReasons = ["date", "link", "closed", "wrong", "scam", "other"] as const;
export const reportStates = ["open", "resolved", "dismissed"] as const;
export const gpaRequirements = ["none", "below_3_0", "3_0_to_3_5", "above_3_5"] as const;
export const wordingStates = ["open", "accepted", "rejected"] as const;
export const sponsoredRequestStates = ["waiting", "approved", "refused", "stopped"] as const;
export const sponsoredTypes = ["school", "mentorship", "course", "scholarship", "internship"] as const;
export const profileRoles = ["student", "parent"] as const;
export const educationLevels = ["high_school", "undergraduate", "graduate", "vocational"] as const;
export const degreeTypes = ["undergraduate", "graduate", "doctorate", "vocational"] as const;
export const budgetRanges = ["0-5000", "5000-10000", "10000-20000", "20000+"] as const;
export const partnerSchoolTypes = ["secondary", "high_school", "international", "private", "public"] as const;
export const partnershipStatuses = ["new", "in_conversation", "accepted", "declined"] as const;
export const partnershipEntryKinds = ["note", "reply", "status"] as const;
export const planTypes = ["free", "premium", "enterprise"] as const;
export const userRoleNames = ["admin"] as const;
export const assuranceLevels = ["aal1", "aal2"] as const;
export const factorTypes = ["totp", "phone"] as const;
export const factorStatuses = ["unverified", "verified"] as const;
/** Links in emails: set a password, confirm an address, change it, cancel that change, undo it. */
export const mailLinkKinds = ["reset", "confirm", "change", "stop", "undo"] as const;
/** The stage of a student's studies, chosen with one tap. */
export const studyStages = [
  "school",
  "school-done",
  "vocational",
  "university",
  "degree-done",
  "masters-done",
] as const;
export const sexes = ["female", "male"] as const;
/** Circumstances that some awards require and students may give us. Stored separately from the profile. */
export const askedGroups = ["refugee", "disability", "low_income", "orphan"] as const;
export const ageBands = ["under_18", "18_to_24", "25_and_over"] as const;
export const outboxChannels = ["mail", "sms"] as const;
/** Services that may be unavailable for some time. */
export const outageServices = ["network", "mail", "sms"] as const;
/**
 * What an email is for. The last three are bulk emails: they are sent after the others, and can be unsubscribed from.
 */
export const mailPurposes = [
  "account",
  "partner",
  "report",
  "union",
  "alert",
  "reminder",
  "newsletter",
  "summary",
] as const;
export const mailingKinds = ["alert", "reminder", "newsletter", "summary"] as const;
export const alertRhythms = ["daily", "weekly"] as const;
/** From interest to result, in this order. */
export const savedStatuses = [
  "interested",
  "preparing",
  "applied",
  "shortlisted",
  "accepted",
  "rejected",
] as const;
export const articleCategories = [
  "Scholarships",
  "University Admissions",
  "Study Abroad",
  "Internships",
  "Application Tips",
  "Financial Aid",
] as const;
/** A logo or a portrait, and a card's banner. */
export const pictureSizes = ["small", "large"] as const;
export const articleImageTypes = ["image/webp", "image/jpeg"] as const;
export const importKinds = ["single", "multi"] as const;
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
/** Study destinations: the specification's eleven first, then those with most opportunities in the catalogue. */
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
  "Uganda",
  "Ethiopia",
  "Rwanda",
  "Tanzania",
  "Egypt",
  "Morocco",
  "China",
  "India",
  "Japan",
  "South Korea",
  "Malaysia",
  "Hungary",
  "Italy",
  "Sweden",
  "Switzerland",
] as const;
/** Where discussions belong: by country, by field, by stage, and the alumni corner. */
export const unionTopics = [
  "kenya",
  "nigeria",
  "ghana",
  "ethiopia",
  "uganda",
  "technology",
  "health",
  "business",
  "sciences",
  "arts",
  "choosing",
  "applying",
  "tests",
  "visas",
  "studying",
  "ask-a-scholar",
] as const;
export const unionCountries = [...servedCountries, "Another country"] as const;
export const postStates = ["shown", "held", "hidden", "removed"] as const;
export const reportReasons = ["scam", "personal", "unkind", "spam", "wrong", "other"] as const;
export const moderationActions = ["approve", "hide", "dismiss", "lock", "unlock", "ban", "lift"] as const;
/** What a student must have finished before. */
export const finishedLevels = [
  "none",
  "primary",
  "secondary",
  "vocational",
  "undergraduate",
  "graduate",
] as const;
export const coveredCosts = [
  "tuition",
  "stipend",
  "travel",
  "accommodation",
  "books",
  "insurance",
  "laptop",
  "exam_fees",
  "mentoring",
  "loan",
] as const;
export const moneyPeriods = ["year", "semester", "trimester", "month", "week", "day", "once"] as const;
export const gradeSystems = [
  "KCSE",
  "WASSCE",
  "UACE",
  "UCE",
  "EHEECE",
  "CGPA5",
  "CGPA4",
  "CGPA7",
  "DEGREE_CLASS",
  "PERCENT",
  "OTHER",
] as const;
/**
 * The type of a source: the provider's own page, a newspaper's, a listings website's, one that a visitor reported, or
 * no page.
 */
export const sourceKinds = ["official", "press", "aggregator", "visitor", "knowledge"] as const;
export const certainties = ["high", "medium", "low"] as const;
/** Work that is neither an internship nor a job. */
export const workKinds = ["attachment", "national_service", "volunteer", "fellowship"] as const;
/** Systems of results on certificates: see `app/catalogue/grades/systems`. */
export const resultSystems = [
  "kcse",
  "kjsea",
  "wassce",
  "utme",
  "uce_old",
  "uce_new",
  "uace",
  "eheece",
  "a_level",
  "ib",
  "igcse",
  "knec",
  "cdacc",
  "ng_poly",
  "gh_hnd",
  "ubteb",
  "ng5",
  "ng4",
  "ng7",
  "gh_ug",
  "gh_cgpa4",
  "gh_cwa",
  "ke_pct",
  "ug5",
  "et4",
  "us4",
  "uk_class",
  "fr20",
  "bac20",
  "exetat",
] as const;
/** Tests that an award or a college may require. */
export const testNames = ["IELTS", "TOEFL", "Duolingo", "PTE", "SAT", "ACT", "GRE", "GMAT"] as const;

export const programmeLevels = ["degree", "diploma", "certificate", "artisan"] as const;
/** Countries whose tables of courses we have. */
export const courseCountries = ["Kenya", "Nigeria", "Ghana"] as const;

/** Why a change of a record is proposed. */
export const proposalReasons = [
  "changed",
  "new",
  "closed",
  "open again",
  "gone",
  "moved",
  "other page",
  "institution",
] as const;
export const proposalOrigins = ["page", "institution"] as const;
/** "applied": taken over from the record's page without an editor, by the setting UPDATE_DEADLINES. */
export const proposalStates = ["waiting", "accepted", "corrected", "rejected", "applied"] as const;
export const queueDecisions = ["accept", "correct", "reject", "later", "merge"] as const;
