import type { TagTone } from "#app/shared/ui/page/tag.tsx";
import type { sponsoredTypes } from "#database/schema/lists.ts";

export type SponsoredType = (typeof sponsoredTypes)[number];

export const typeNames: Record<SponsoredType, { name: string; tone: TagTone }> = {
  school: { name: "School", tone: "marigold" },
  mentorship: { name: "Mentorship", tone: "indigo" },
  course: { name: "Course", tone: "clay" },
  scholarship: { name: "Scholarship", tone: "mint" },
  internship: { name: "Internship", tone: "indigo" },
};

export const sponsored = { title: "Featured opportunities", visit: "Visit the site" };

/** "Sponsored" is shown only with the sponsor's name. */
export const labelOf = (sponsor: string | null) => (sponsor ? `Sponsored by ${sponsor}` : "Featured");
