interface Standing {
  role: "student" | "parent";
  ageBand: string | null;
}

/** The newsletter and public posts are open to adults, and to the young once a guardian has agreed. Not told counts as young. */
export const isOldEnoughOrAllowed = ({ role, ageBand }: Standing, consentedAt: Date | null): boolean =>
  role === "parent" || (ageBand !== null && ageBand !== "under_18") || consentedAt !== null;
