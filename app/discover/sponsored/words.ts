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

/** Nobody is said to have paid who is not named; where a sponsor is, the card names them. */
export const labelOf = (sponsor: string | null) => (sponsor ? `Sponsored by ${sponsor}` : "Featured");
