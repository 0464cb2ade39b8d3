interface KnownAge {
  /** Null if unknown. */
  ageBand: string | null;
}

/** Users under 18 need a guardian's consent for the newsletter. An unknown age doesn't count as under 18. */
export const isOldEnoughOrAllowed = ({ ageBand }: KnownAge, consentedAt: Date | null): boolean =>
  ageBand !== "under_18" || consentedAt !== null;

/** Users must give their age before they post publicly, whatever their role. Parents may leave it out. */
export const mayPostInPublic = (
  { role, ageBand }: KnownAge & { role: "student" | "parent" },
  consentedAt: Date | null,
): boolean =>
  isOldEnoughOrAllowed({ ageBand }, consentedAt) &&
  (ageBand !== null || role === "parent" || consentedAt !== null);
