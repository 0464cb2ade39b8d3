/** The name of the unique key that an insert or an update would have broken, or null for any other problem. */
export function whatIsTaken(problem: unknown): string | null {
  const cause =
    problem instanceof Error
      ? (problem.cause as { code?: string; constraint?: string } | undefined)
      : undefined;
  return cause?.code === "23505" ? (cause.constraint ?? null) : null;
}
