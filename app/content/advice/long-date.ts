import { dayInWords } from "#app/shared/calendar/days.ts";

/** "15 December 2026". */
export const longDate = (date: Date) => dayInWords(date.toISOString());
