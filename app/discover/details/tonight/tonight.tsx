import { Icon } from "#app/shared/ui/icon.tsx";
import { Checklist } from "#app/students/saved/track/checklist.tsx";
import { ShortRows } from "../facts/fact-list.tsx";
import type { FactRow } from "../facts/fact-row.ts";
import { tonightWords as words } from "../words.ts";
import type { TonightAnswer as Found } from "./can-apply-tonight.ts";

const answers = () => ({ yes: words.yes, "not yet": words.notYet, unsure: words.unsure });

interface TonightProps {
  /** "scholarship/8b0c…". */
  item: string;
  tonight: Found;
  /** Further facts about applying. */
  how: FactRow[];
  ticked: string[];
  /** Opens the checklist: someone who saved a record wants the next step. */
  isSaved: boolean;
  onSaved: () => void;
}

/** Whether the application can be sent this evening, with a checklist to print. The top of the page shows whether it is open. */
export const Tonight = ({ item, tonight, how, ticked, isSaved, onSaved }: TonightProps) => (
  <section
    id="tonight"
    aria-labelledby="tonight-title"
    className="rounded-panel border border-line bg-card p-4 max-sm:pb-2 md:p-5 print:border-0 print:p-0"
  >
    <h2 id="tonight-title" className="mb-1 text-lg sm:text-xl">
      {words.title}
    </h2>
    <p>
      <strong>{answers()[tonight.answer]}</strong> {tonight.why.join(" ")}
    </p>
    <div className="mt-2">
      <ShortRows rows={[...tonight.points.filter(({ name }) => name !== words.isOpen), ...how]} />
    </div>
    <details open={isSaved || ticked.length > 0} className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
        <h3 className="text-lg">
          {words.list} <span className="text-base font-normal text-ink-2">({tonight.steps.length})</span>
        </h3>
        <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90 print:hidden" />
      </summary>
      <Checklist key={item} item={item} steps={tonight.steps} ticked={ticked} onSaved={onSaved} />
      {tonight.countedFrom && <p className="mt-2 text-sm text-ink-2">{tonight.countedFrom}</p>}
    </details>
    <p className="mt-2 text-sm text-ink-2 max-md:hidden print:hidden">{words.print}</p>
  </section>
);
