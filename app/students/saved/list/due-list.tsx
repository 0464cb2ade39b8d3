import { Link } from "#app/shared/ui/navigation/link.tsx";
import { savedWords as words } from "../words.ts";
import type { DueItem } from "./due.ts";

export const DueList = ({ due }: { due: DueItem[] }) => (
  <section aria-labelledby="due" className="mt-5 rounded-panel bg-sand p-4 print:bg-transparent print:p-0">
    <h2 id="due" className="text-xl">
      {words.dueTitle}
    </h2>
    {due.length === 0 && <p className="mt-1 text-ink-2">{words.nothingDue}</p>}
    <ul className="mt-1 divide-y divide-line">
      {due.map(({ item, title, closes, steps, more }) => (
        <li key={item} className="py-2.5">
          <Link to={`/${item}`} className="font-semibold wrap-anywhere underline underline-offset-4">
            {title}
          </Link>
          {closes && <p className="text-sm font-semibold text-clay">{closes}</p>}
          {steps.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-sm">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
              {more > 0 && <li>{words.moreSteps(more)}</li>}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);
