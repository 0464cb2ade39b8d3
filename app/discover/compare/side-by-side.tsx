import { compareAddress } from "#app/catalogue/cards/compare-link.tsx";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { factWords } from "#app/discover/details/words.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import type { ComparedRow } from "./columns.server.ts";
import { compareWords as words } from "./words.ts";

interface SideBySideProps {
  items: Item[];
  titles: string[];
  rows: ComparedRow[];
  verdicts: Readonly<Record<string, ShownVerdict>>;
}

/** On phones, a fact's name is above its values, which get the full width. */
const rowLook = "border-b border-line max-md:grid max-md:auto-cols-fr max-md:grid-flow-col";
const nameLook =
  "text-left align-top font-normal text-ink-2 max-md:col-span-full max-md:row-start-1 max-md:pt-2 max-md:text-sm md:w-44 md:py-2 md:pr-4";
const cellLook = "align-top py-2 pr-3 wrap-anywhere max-md:row-start-2 max-md:pt-0.5 max-md:text-small";

export const SideBySide = ({ items, titles, rows, verdicts }: SideBySideProps) => (
  <table className="mt-5 w-full table-fixed border-collapse max-md:block">
    <caption className="sr-only">{words.titleOf(titles)}</caption>
    <thead className="bg-paper max-md:block">
      <tr className={rowLook}>
        <td className={`${nameLook} max-md:hidden`} />
        {items.map((item, place) => (
          <th key={item.id} scope="col" className={`${cellLook} text-left`}>
            <Link
              to={`/${formatItem(item)}`}
              className="font-display text-lg leading-tight underline underline-offset-4 max-md:text-base"
            >
              {titles[place]}
            </Link>
            {items.length > 1 && (
              <p className="font-normal print:hidden">
                <Link
                  to={compareAddress(items.filter(({ id }) => id !== item.id))}
                  aria-label={words.remove(titles[place] ?? "")}
                  className={`${textLinkLook} text-sm`}
                >
                  {words.removeShort}
                </Link>
              </p>
            )}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {Object.keys(verdicts).length > 0 && (
        <tr className={rowLook}>
          <th scope="row" className={nameLook}>
            {words.verdict}
          </th>
          {items.map(({ id }) => (
            <td key={id} className={cellLook}>
              {verdicts[id] && <VerdictTag {...verdicts[id]} />}
            </td>
          ))}
        </tr>
      )}
      {rows.map(({ name, cells }) => (
        <tr key={name} className={rowLook}>
          <th scope="row" className={nameLook}>
            {name}
          </th>
          {cells.map((cell, place) => (
            <td key={items[place]?.id} className={cellLook}>
              {cell ? (
                <span className="font-semibold">{cell.value}</span>
              ) : (
                <span className="text-ink-2">{factWords.notStated}</span>
              )}
              {cell?.note && <span className="block text-sm text-ink-2">{cell.note}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
