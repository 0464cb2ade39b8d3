interface Duration {
  bound: "about" | "up to" | "at least" | null;
  from: string;
  to: string | undefined;
  unit: "week" | "month" | "year";
}

const written = /^(?:(about|up to|at least) )?(\d+)(?: to (\d+))? (week|month|year)s?$/;

/** Reads "6 to 24 weeks" and "about 1 year". Null for a duration in other words, which stays as the provider wrote it. */
export function parseDuration(text: string): Duration | null {
  const [, bound, from = "", to, unit] = written.exec(text) ?? [];
  if (!unit) return null;
  return {
    bound: (bound ?? null) as Duration["bound"],
    from,
    to,
    unit: unit as Duration["unit"],
  };
}
