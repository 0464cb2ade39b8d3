import { monthNames } from "#app/shared/calendar/words.ts";
import { classNames } from "#app/shared/ui/class-names.ts";
import type { MonthMark, YearStrip as Strip } from "./year-strip.ts";

const looks: Record<MonthMark, string> = {
  open: "bg-leaf",
  opens: "bg-leaf",
  closes: "bg-marigold",
  shut: "bg-neutral",
};

/** Twelve small marks, one for each month, with a text for screen readers. */
export const YearStrip = ({ strip }: { strip: Strip }) => (
  <div className="max-w-sm">
    <div aria-hidden="true" className="grid grid-cols-12 gap-1 text-center text-xs leading-4 text-ink-2">
      {strip.marks.map((mark, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is its number
        <span key={month} className={month === strip.now ? "font-bold text-ink underline" : undefined}>
          <span className={classNames("block h-2.5 rounded-sm print:border", looks[mark])} />
          {monthNames[month]?.[0]}
        </span>
      ))}
    </div>
    <p className="mt-1 text-sm text-ink-2">{strip.text}</p>
  </div>
);
