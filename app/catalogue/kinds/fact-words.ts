import type {
  askedGroups,
  coveredCosts,
  finishedLevels,
  moneyPeriods,
  sourceKinds,
  studyLevels,
  workKinds,
} from "#database/schema/lists.ts";

/** Names of facts for people, by their names in the database. */
export const levelNames: Record<(typeof studyLevels)[number], string> = {
  high_school: "High school",
  vocational: "Vocational",
  undergraduate: "Undergraduate",
  graduate: "Graduate (master's)",
  doctorate: "Doctorate (PhD)",
  short_course: "Short course",
};

export const finishedNames: Record<(typeof finishedLevels)[number], string> = {
  none: "Nothing yet",
  primary: "Primary school",
  secondary: "Secondary school",
  vocational: "Certificate or diploma",
  undergraduate: "First degree",
  graduate: "Master's degree",
};

/** As written within a list; the first one is capitalized. */
export const coveredNames: Record<(typeof coveredCosts)[number], string> = {
  tuition: "tuition",
  stipend: "living costs",
  travel: "travel",
  accommodation: "accommodation",
  books: "books",
  insurance: "insurance",
  laptop: "laptop",
  exam_fees: "exam fees",
  mentoring: "mentoring",
  loan: "loan",
};

export const periodNames: Record<(typeof moneyPeriods)[number], string> = {
  year: "a year",
  semester: "a semester",
  trimester: "a trimester",
  month: "a month",
  week: "a week",
  day: "a day",
  once: "once",
};

export const sourceNames: Record<(typeof sourceKinds)[number], string> = {
  official: "the official site",
  press: "a newspaper",
  aggregator: "a listings website",
  visitor: "reported by a visitor, not confirmed",
  knowledge: "general knowledge, not confirmed",
};

export const workKindNames: Record<(typeof workKinds)[number], string> = {
  attachment: "Attachment",
  national_service: "National service",
  volunteer: "Volunteer work",
  fellowship: "Fellowship",
};

/** Groups that only listings name: a profile doesn't have them. */
type OtherGroup = "rural" | "sport" | "academic_staff" | "first_generation";

/** The people that something is only or especially for. */
export const groupNames: Record<(typeof askedGroups)[number] | OtherGroup, string> = {
  low_income: "low-income families",
  disability: "people with a disability",
  refugee: "refugees",
  orphan: "orphans",
  rural: "students from rural areas",
  sport: "athletes",
  academic_staff: "academic staff",
  first_generation: "the first in a family to study",
};
