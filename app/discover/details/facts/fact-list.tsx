import { factWords } from "../words.ts";
import type { Row } from "./fact-row.ts";

/** Facts under a heading. */
export const FactList = ({ title, rows }: { title: string; rows: Row[] }) =>
  rows.length > 0 && (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <Rows rows={rows} />
    </section>
  );

/** The editors' text on eligibility, and the same as a list. */
export const WhoMayApply = ({ rows, children }: { rows: Row[]; children: string }) => (
  <section>
    <h2 className="mb-2 text-2xl">{factWords.whoMayApply}</h2>
    {children && <p className="mb-2 whitespace-pre-line">{children}</p>}
    <Rows rows={rows} />
  </section>
);

export const Rows = ({ rows }: { rows: Row[] }) => (
  <dl>
    {rows.map(({ name, value, note }) => (
      <div
        key={`${name} ${value}`}
        className="gap-4 border-b border-line py-2 last:border-0 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] print:grid print:grid-cols-[8rem_minmax(0,1fr)] print:py-0"
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
