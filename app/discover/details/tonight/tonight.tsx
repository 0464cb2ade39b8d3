import { Checklist } from "#app/students/saved/track/checklist.tsx";
import { ShortRows } from "../facts/fact-list.tsx";
import type { Row } from "../facts/fact-row.ts";
import { tonightWords as words } from "../words.ts";
import type { Tonight as Found } from "./can-apply-tonight.ts";

const answers = () => ({ yes: words.yes, "not yet": words.notYet, unsure: words.unsure });

interface TonightProps {
  /** "scholarship/8b0c…". */
  item: string;
  tonight: Found;
  /** Further facts about applying. */
  how: Row[];
  ticked: string[];
  onSaved: () => void;
}

/** Whether the application can be sent this evening, with a checklist to print. The top of the page shows whether it is open. */
export const Tonight = ({ item, tonight, how, ticked, onSaved }: TonightProps) => (
  <section
    id="tonight"
    aria-labelledby="tonight-title"
    className="rounded-panel border border-line bg-card p-4 md:p-5 print:border-0 print:p-0"
  >
    <h2 id="tonight-title" className="mb-1 text-xl">
      {words.title}
    </h2>
    <p>
      <strong>{answers()[tonight.answer]}</strong> {tonight.why.join(" ")}
    </p>
    <div className="mt-2">
      <ShortRows rows={[...tonight.points.filter(({ name }) => name !== words.isOpen), ...how]} />
    </div>
    <h3 className="mt-3 text-lg">{words.list}</h3>
    {!tonight.knowsDocuments && <p className="text-ink-2">{words.unknownDocuments}</p>}
    <Checklist key={item} item={item} steps={tonight.steps} ticked={ticked} onSaved={onSaved} />
    {tonight.countedFrom && <p className="mt-2 text-sm text-ink-2">{tonight.countedFrom}</p>}
    <p className="mt-2 text-sm text-ink-2 max-md:hidden print:hidden">{words.print}</p>
  </section>
);
