interface Age {
  /** Null where someone did not say. */
  ageBand: string | null;
}

/** The newsletter waits for a guardian where someone says that they are under 18. An age that was not told is not under 18. */
export const isOldEnoughOrAllowed = ({ ageBand }: Age, consentedAt: Date | null): boolean =>
  ageBand !== "under_18" || consentedAt !== null;

/** Who writes where everyone can read tells their age first, whatever their role; a parent may leave it out. */
export const mayPostInPublic = (
  { role, ageBand }: Age & { role: "student" | "parent" },
  consentedAt: Date | null,
): boolean =>
  isOldEnoughOrAllowed({ ageBand }, consentedAt) &&
  (ageBand !== null || role === "parent" || consentedAt !== null);
