/** The page of a plan. A member's grades are added to its URL from the profile. */
export const planAddress = (country: string, choices: readonly string[]): string =>
  `/courses/plan?${new URLSearchParams({ country, choices: choices.join(".") })}`;
