import type { jobTabs } from "#app/catalogue/search/filters/job-filters.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";

export const jobWords = {
  title: "Jobs and internships",
  intro: "Paid work, placements and programmes for students and new graduates.",
  description:
    "Internships and full-time jobs for students and new graduates. They're in Kenya, Nigeria, Ghana, Ethiopia and Uganda, or online.",
  search: "Search jobs by title, company or field",
  placeholder: "Search jobs...",
  empty: "No opportunities found matching your criteria.",
  loading: "Loading opportunities...",
  seeAll: "See all opportunities",
  counted: (count: number) => `${formatNumber(count)} ${count === 1 ? "opportunity" : "opportunities"}`,
  foundFor: (found: string, text: string) => `${found} for “${text}”`,
};

export const jobTabNames: Record<(typeof jobTabs)[number], string> = {
  all: "All",
  internship: "Internships",
  "full-time": "Full-Time",
};
