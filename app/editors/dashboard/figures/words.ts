import { monthOf } from "#app/shared/calendar/days.ts";
import type { MonthlyFigure } from "./months.ts";

const number = (value: number) => value.toLocaleString("en");

export const plotWords = {
  title: "The last 12 months",
  intro:
    "“Live opportunities” is the number visitors see. We record the figures every night. We work out earlier months from what is still stored, so they leave out deleted accounts and saves.",
  month: "Month",
  monthAndYear: (month: string) => `${monthOf(`${month}-01`)} ${month.slice(0, 4)}`,
  initial: (month: string) => monthOf(`${month}-01`).slice(0, 1),
  short: (value: number) => (value >= 10_000 ? `${value / 1_000}k` : number(value)),
  plot: (title: string) => `${title}, month by month. The numbers are in the table below the plots.`,
  unknown: "–",
  since: (month: string) => `Counted since ${month}.`,
  asTable: "Show as a table",
};

interface FigureWords {
  title: string;
  note: string;
  value(value: number): string;
}

export const figureWords: Record<MonthlyFigure, FigureWords> = {
  live: { title: "Live opportunities", note: "open ones and colleges", value: number },
  confirmedShare: {
    title: "Confirmed in 30 days",
    note: "of what is open",
    value: (value) => `${value} %`,
  },
  members: { title: "Members", note: "accounts", value: number },
  saves: { title: "Saves", note: "this month", value: number },
  missedSearches: { title: "Searches with no result", note: "this month", value: number },
  mails: { title: "Emails sent", note: "this month, alerts to newsletters", value: number },
};
