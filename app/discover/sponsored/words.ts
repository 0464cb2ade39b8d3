import type { TagTone } from "#app/common/ui/tag.tsx";
import type { sponsoredTypes } from "#database/schema/lists.ts";

export type SponsoredType = (typeof sponsoredTypes)[number];

export const typeNames: Record<SponsoredType, { name: string; tone: TagTone }> = {
  school: { name: "School", tone: "marigold" },
  mentorship: { name: "Mentorship", tone: "indigo" },
  course: { name: "Course", tone: "clay" },
  scholarship: { name: "Scholarship", tone: "mint" },
  internship: { name: "Internship", tone: "indigo" },
};

export const sponsored = { title: "Featured opportunities", label: "Sponsored", visit: "Visit the site" };
