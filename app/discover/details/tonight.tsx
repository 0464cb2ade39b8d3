import { useIsSignedIn } from "#app/common/frame/page.ts";
import { Button } from "#app/common/ui/button.tsx";
import { CheckField } from "#app/common/ui/check-field.tsx";
import type { Step } from "#app/opportunities/checklist.ts";
import { Rows } from "./fact-list.tsx";
import type { Row } from "./row.ts";
import type { Tonight as Found } from "./tonight.ts";
import { tonightWords as words } from "./words.ts";

const answers = { yes: words.yes, "not yet": words.notYet, unsure: words.unsure };

interface TonightProps {
  /** "scholarship/8b0c…". */
  item: string;
  tonight: Found;
  /** What else to know about applying. */
  how: Row[];
  ticked: string[];
}

/** Whether it can be sent this evening, what is missing, and a list to tick off and to print. */
export const Tonight = ({ item, tonight, how, ticked }: TonightProps) => (
  <section
    id="tonight"
    aria-labelledby="tonight-title"
    className="rounded-panel border border-line bg-card p-5 print:border-0 print:p-0"
  >
    <h2 id="tonight-title" className="mb-2 text-2xl">
      {words.title}
    </h2>
    <p>
      <strong>{answers[tonight.answer]}</strong> {tonight.why.join(" ")}
    </p>
    <div className="mt-3">
      <Rows rows={[...tonight.points, ...how]} />
    </div>
    <h3 className="mt-4 text-lg">{words.list}</h3>
    {!tonight.knowsDocuments && <p className="text-ink-2">{words.unknownDocuments}</p>}
    <Checklist key={ticked.join()} item={item} steps={tonight.steps} ticked={ticked} />
    {tonight.countedFrom && <p className="mt-2 text-sm text-ink-2">{tonight.countedFrom}</p>}
    <p className="mt-2 text-sm text-ink-2 print:hidden">{words.print}</p>
  </section>
);

/** A plain form: ticks are kept with the saved item. Signed out it is a list to read, and a way to sign in that saves it. */
function Checklist({ item, steps, ticked }: { item: string; steps: Step[]; ticked: string[] }) {
  const isSignedIn = useIsSignedIn();
  return (
    <form method="post" action="/saved/ticks">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={`/${item}`} />
      <ul className="mt-1">
        {steps.map((step) => (
          <li key={step.name} className="border-b border-line last:border-0">
            {isSignedIn ? (
              <CheckField
                label={inOneLine(step)}
                name="ticked"
                value={step.name}
                defaultChecked={ticked.includes(step.name)}
              />
            ) : (
              <span className="flex items-start gap-2.5 py-2 print:py-0.5">
                <span aria-hidden="true" className="mt-1 size-4 shrink-0 rounded-sm border border-edge" />
                {inOneLine(step)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button look="outline" size="small" className="mt-3 print:hidden">
        {isSignedIn ? words.keep : words.signIn}
      </Button>
    </form>
  );
}

const inOneLine = ({ text, by }: Step) => (by ? `${text}, ${by}` : text);
