import { englishText } from "#app/shared/languages/english-text.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { InEnglish } from "../in-english.tsx";
import { factWords } from "../words.ts";
import { type FactRow, isNotStated } from "./fact-row.ts";

/** Facts under a heading; in a fold if other facts of the page say nearly the same. */
export const FactList = ({ title, rows, isFolded }: { title: string; rows: FactRow[]; isFolded: boolean }) =>
  rows.some((row) => !isNotStated(row)) && (
    <details open={!isFolded} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90 print:hidden" />
      </summary>
      <Rows rows={rows} />
    </details>
  );

/** The editors' text on eligibility, and the same as a list, in a fold. */
export const WhoMayApply = ({ rows, children }: { rows: FactRow[]; children: string }) => (
  <section>
    <h2 className="mb-1 text-xl">
      {factWords.whoMayApply} {children && <InEnglish />}
    </h2>
    {children && (
      <p lang={englishText()} className="whitespace-pre-line max-sm:text-small">
        {children}
      </p>
    )}
    <details open={!children}>
      <summary className={textLinkLook}>{factWords.everyRule}</summary>
      <Rows rows={rows} />
    </details>
  </section>
);

/** Characters; a longer value takes the full width. */
const longValue = 32;

/** Short facts, two beside each other. */
export const ShortRows = ({ rows }: { rows: FactRow[] }) => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1 sm:grid sm:grid-cols-3 sm:gap-y-2">
    {rows
      .filter((row) => !isNotStated(row))
      .map(({ name, value, note }) => (
        <div
          key={`${name} ${value}`}
          className={
            value.length > longValue
              ? "w-full sm:col-span-full"
              : "max-sm:flex max-sm:items-baseline max-sm:gap-1.5"
          }
        >
          <dt className="text-note leading-snug text-ink-2">{name}</dt>
          <dd className="text-small leading-snug font-semibold">
            {value}
            {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
  </dl>
);

/** Known facts. The page lists the unknown ones in one line. */
const Rows = ({ rows }: { rows: FactRow[] }) => (
  <dl>
    {rows
      .filter((row) => !isNotStated(row))
      .map(({ name, value, note }) => (
        <div
          key={`${name} ${value}`}
          className={`${value.length > longValue ? "" : "grid grid-cols-[min(8rem,40%)_minmax(0,1fr)]"} gap-4 border-b border-line py-1.5 last:border-0 sm:grid sm:grid-cols-[10rem_1fr] print:grid print:grid-cols-[8rem_minmax(0,1fr)] print:py-0`}
        >
          <dt className="text-ink-2 max-sm:text-sm">{name}</dt>
          <dd className="font-semibold max-sm:text-small max-sm:leading-snug">
            {value}
            {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
  </dl>
);
