import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { factWords } from "../words.ts";
import { isNotStated, type Row } from "./fact-row.ts";

/** Facts under a heading. */
export const FactList = ({ title, rows }: { title: string; rows: Row[] }) =>
  rows.some((row) => !isNotStated(row)) && (
    <section>
      <h2 className="mb-1.5 text-xl">{title}</h2>
      <Rows rows={rows} />
    </section>
  );

/** The editors' text on eligibility, and the same as a list, in a fold. */
export const WhoMayApply = ({ rows, children }: { rows: Row[]; children: string }) => (
  <section>
    <h2 className="mb-1 text-xl">{factWords.whoMayApply}</h2>
    {children && <p className="whitespace-pre-line max-sm:text-[.9375rem]">{children}</p>}
    <details open={!children}>
      <summary className={textLinkLook}>{factWords.everyRule}</summary>
      <Rows rows={rows} />
    </details>
  </section>
);

/** Characters; a longer value takes the full width. */
const longValue = 32;

/** Short facts, two beside each other. */
export const ShortRows = ({ rows }: { rows: Row[] }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
    {rows
      .filter((row) => !isNotStated(row))
      .map(({ name, value, note }) => (
        <div key={`${name} ${value}`} className={value.length > longValue ? "col-span-full" : ""}>
          <dt className="text-[.8125rem] leading-snug text-ink-2">{name}</dt>
          <dd className="text-[.9375rem] leading-snug font-semibold">
            {value}
            {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
  </dl>
);

/** Known facts. The page lists the unknown ones in one line. */
const Rows = ({ rows }: { rows: Row[] }) => (
  <dl>
    {rows
      .filter((row) => !isNotStated(row))
      .map(({ name, value, note }) => (
        <div
          key={`${name} ${value}`}
          className="grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] gap-4 border-b border-line py-1.5 last:border-0 sm:grid sm:grid-cols-[10rem_1fr] print:grid print:grid-cols-[8rem_minmax(0,1fr)] print:py-0"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold">
            {value}
            {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
  </dl>
);
