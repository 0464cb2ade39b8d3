export type MonthlyFigure = "live" | "confirmedShare" | "members" | "saves" | "missedSearches" | "mails";

/** Null is unknown: Fursa did not count yet. */
export type MonthOfFigures = { month: string } & Record<MonthlyFigure, number | null>;
