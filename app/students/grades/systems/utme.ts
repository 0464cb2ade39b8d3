import type { GradeSystem } from "../system.ts";

/** Ranks candidates of one year; says nothing about a GPA. */
export const utme: GradeSystem = {
  label: "UTME (JAMB, Nigeria)",
  countries: ["Nigeria"],
  level: "school",
  inputs: [{ kind: "number", name: "score", label: "Score out of 400", min: 0, max: 400, decimals: 0 }],
  subjects: null,
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    {
      url: "https://www.icirnigeria.org/jamb-sets-150-as-minimum-cut-off-mark-for-varsities/",
      read: "UTME minima 2025",
    },
    {
      url: "https://app.allcbts.com/allcbtsm/news-details.php?id=698",
      read: "UTME minima 2026 (one source)",
    },
  ],
};
