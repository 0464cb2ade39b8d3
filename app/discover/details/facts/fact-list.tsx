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

/** The editors' text on eligibility, and the same as a list. */
export const WhoMayApply = ({ rows, children }: { rows: Row[]; children: string }) => (
  <section>
    <h2 className="mb-1.5 text-xl">{factWords.whoMayApply}</h2>
    {children && <p className="mb-1 whitespace-pre-line">{children}</p>}
    <details open={!children}>
      <summary className={textLinkLook}>{factWords.everyRule}</summary>
      <Rows rows={rows} />
    </details>
  </section>
);

/** What is stated; the page says what isn't in one line. */
export const Rows = ({ rows }: { rows: Row[] }) => (
  <dl>
    {rows
      .filter((row) => !isNotStated(row))
      .map(({ name, value, note }) => (
        <div
          key={`${name} ${value}`}
          className="grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] gap-4 border-b border-line py-1.5 last:border-0 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] print:grid print:grid-cols-[8rem_minmax(0,1fr)] print:py-0"
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
