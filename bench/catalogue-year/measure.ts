import { eq } from "drizzle-orm";
import { daysBetween } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { proposals, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { amountOf } from "./editor.ts";
import { type Award, isOpen } from "./world.ts";

interface EditorWork {
  decided: number;
  read: number;
  confirmed: number;
  proposed: number;
}

interface MonthlyError {
  name: string;
  days: number;
  open: number;
  wrong: number;
  worstShare: number;
  /** Lengths of the mistakes that ended, in days. */
  lengths: number[];
  /** Lengths of those that were shown as open although they had closed. */
  closedLengths: number[];
  missed: number;
  waiting: number;
  work: EditorWork;
}

const columns = [
  ["month", 9],
  ["shown open", 10],
  ["wrong, mean", 11],
  ["worst day", 9],
  ["mistakes", 8],
  ["days, median", 12],
  ["longest", 7],
  ["closed shown open, longest", 26],
  ["open not shown", 14],
  ["pages a night", 13],
  ["decisions a day", 15],
  ["waiting", 7],
] as const;

const row = (cells: (string | number)[]) =>
  process.stdout.write(
    `| ${cells.map((cell, place) => String(cell).padStart(columns[place]?.[1] ?? 0)).join(" | ")} |\n`,
  );

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** Compares what students see with the truth at the end of each day, and prints a line per month. */
export function createMeasure(firstDay: string) {
  const wrongSince = new Map<string, string>();
  const closedSince = new Map<string, string>();
  const months: MonthlyError[] = [];
  row(columns.map(([name]) => name));
  row(columns.map(([, width]) => "-".repeat(width)));
  return { takeDay, printTotal };

  /** Returns the records that are shown as open and wrong. */
  async function takeDay(
    db: Database,
    awardOf: ReadonlyMap<string, Award | undefined>,
    today: string,
    work: EditorWork,
  ): Promise<{ id: string; award: Award }[]> {
    const month = monthOf(today);
    const { id, deadline, amount, applicationUrl } = scholarships;
    const [shown, waiting] = await asWorker(db, async (own) => [
      await own.select({ id, deadline, amount, applicationUrl }).from(scholarships),
      await own.$count(proposals, eq(proposals.state, "waiting")),
    ]);
    const wrong: { id: string; award: Award }[] = [];
    let open = 0;
    const nowWrong = new Set<string>();
    const nowClosed = new Set<string>();
    for (const record of shown) {
      const award = awardOf.get(record.id);
      if (!award) continue;
      const isShownOpen = record.deadline !== null && record.deadline >= today;
      if (!isShownOpen) {
        if (isOpen(award, today)) month.missed++;
        continue;
      }
      open++;
      const hasClosed = !isOpen(award, today);
      if (hasClosed) nowClosed.add(record.id);
      if (hasClosed || record.deadline !== award.deadline || record.amount !== amountOf(award)) {
        nowWrong.add(record.id);
        wrong.push({ id: record.id, award });
      }
    }
    endStretches(wrongSince, nowWrong, today, month.lengths);
    endStretches(closedSince, nowClosed, today, month.closedLengths);
    month.days++;
    month.open += open;
    month.wrong += wrong.length;
    month.worstShare = Math.max(month.worstShare, open === 0 ? 0 : wrong.length / open);
    month.waiting = waiting;
    for (const name of ["decided", "read", "confirmed", "proposed"] as const) month.work[name] += work[name];
    return wrong;
  }

  function monthOf(today: string): MonthlyError {
    const place = Math.floor(daysBetween(firstDay, today) / 30.5);
    if (!months[place]) {
      const last = months.at(-1);
      if (last) print(last);
      months[place] = {
        name: today.slice(0, 7),
        days: 0,
        open: 0,
        wrong: 0,
        worstShare: 0,
        lengths: [],
        closedLengths: [],
        missed: 0,
        waiting: 0,
        work: { decided: 0, read: 0, confirmed: 0, proposed: 0 },
      };
    }
    return months[place];
  }

  function printTotal(): void {
    const last = months.at(-1);
    if (last) print(last);
    const sum = (of: (month: MonthlyError) => number) => months.reduce((all, month) => all + of(month), 0);
    print({
      name: "year",
      days: sum((month) => month.days),
      open: sum((month) => month.open),
      wrong: sum((month) => month.wrong),
      worstShare: Math.max(...months.map((month) => month.worstShare)),
      lengths: months.flatMap((month) => month.lengths),
      closedLengths: months.flatMap((month) => month.closedLengths),
      missed: sum((month) => month.missed),
      waiting: last?.waiting ?? 0,
      work: {
        decided: sum((month) => month.work.decided),
        read: sum((month) => month.work.read),
        confirmed: 0,
        proposed: 0,
      },
    });
    const all = months.flatMap((month) => month.closedLengths);
    process.stdout.write(
      `\nClosed but shown as open: ${all.length} times, ${all.filter((days) => days > 3).length} for more than three days.\n`,
    );
  }
}

function endStretches(since: Map<string, string>, now: Set<string>, today: string, lengths: number[]): void {
  for (const [id, first] of since) {
    if (now.has(id)) continue;
    lengths.push(daysBetween(first, today));
    since.delete(id);
  }
  for (const id of now) if (!since.has(id)) since.set(id, today);
}

function print({
  name,
  days,
  open,
  wrong,
  worstShare,
  lengths,
  closedLengths,
  missed,
  waiting,
  work,
}: MonthlyError): void {
  const sorted = lengths.toSorted((one, other) => one - other);
  row([
    name,
    Math.round(open / days),
    percent(wrong / Math.max(1, open)),
    percent(worstShare),
    lengths.length,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
    sorted.at(-1) ?? 0,
    Math.max(0, ...closedLengths),
    (missed / days).toFixed(1),
    Math.round(work.read / days),
    (work.decided / days).toFixed(1),
    waiting,
  ]);
}
