import { type Column, Table } from "#app/editors/admin/table.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { MonthPlot } from "./month-plot.tsx";
import type { MonthlyFigure, MonthOfFigures } from "./months.ts";
import { figureWords, plotWords as words } from "./words.ts";

const plots: { figure: MonthlyFigure; look: "line" | "bars"; top?: number }[] = [
  { figure: "live", look: "line" },
  { figure: "confirmedShare", look: "line", top: 100 },
  { figure: "members", look: "line" },
  { figure: "saves", look: "bars" },
  { figure: "missedSearches", look: "bars" },
  { figure: "mails", look: "bars" },
];

const inWords = (figure: MonthlyFigure, value: number | null) =>
  value === null ? words.unknown : figureWords[figure].value(value);

/** Six plots of twelve months, and the same as a table. */
export function MonthPlots({ months }: { months: MonthOfFigures[] }) {
  const columns: Column<MonthOfFigures>[] = [
    { name: words.month, isTitle: true, cell: ({ month }) => words.monthAndYear(month) },
    ...plots.map(({ figure }) => ({
      name: figureWords[figure].title,
      isNumber: true,
      cell: (one: MonthOfFigures) => inWords(figure, one[figure]),
    })),
  ];
  return (
    <section aria-labelledby="months" className="mt-8">
      <SectionHeading id="months" title={words.title} />
      <p className="-mt-2 mb-4 max-w-[65ch] text-ink-2">{words.intro}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plots.map(({ figure, look, top }) => {
          const { title, note } = figureWords[figure];
          const known = months.filter((one) => one[figure] !== null);
          const [first] = known;
          return (
            <Card as="li" key={figure} className="p-4 md:p-4">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-2xl font-bold tabular-nums">
                  {inWords(figure, months.at(-1)?.[figure] ?? null)}
                </span>
                <span className="text-sm text-ink-2">{note}</span>
              </p>
              <MonthPlot
                look={look}
                top={top}
                label={words.plot(title)}
                points={months.map((one) => ({ month: one.month, value: one[figure] }))}
              />
              {first && known.length < months.length && (
                <p className="text-sm text-ink-2">{words.since(words.monthAndYear(first.month))}</p>
              )}
            </Card>
          );
        })}
      </ul>
      <details className="mt-4 rounded-card border border-line">
        <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sand">
          {words.asTable}
        </summary>
        <div className="px-4 pb-4">
          <Table
            caption={words.asTable}
            columns={columns}
            rows={months.toReversed()}
            keyOf={({ month }) => month}
            isTight
          />
        </div>
      </details>
    </section>
  );
}
