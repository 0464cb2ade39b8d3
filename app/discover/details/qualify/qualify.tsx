import { type ReactNode, useContext } from "react";
import { useLocation } from "react-router";
import { bands } from "#app/catalogue/cards/verdict-band.tsx";
import { Form } from "#app/shared/forms/form.tsx";
import { withColon } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { AnswersInLinks, addAnswersToLink } from "#app/shared/urls/answers-in-links.ts";
import { QuestionField } from "#app/students/eligibility/questions/question-field.tsx";
import { qualifyWords as words } from "../words.ts";
import type { Qualifying } from "./qualify.server.ts";

export const qualifyForm = "qualify";

interface QualifyProps {
  /** The record's path. */
  path: string;
  qualify: Qualifying;
  /** Set on the questions page; elsewhere the form leads to that page. */
  here?: { problems: ReactNode; isBusy: boolean };
}

/** The verdict, or how to get one. Unfolds to the rules and the open questions. */
export function Qualify({ path, qualify, here }: QualifyProps) {
  const { verdict, lines, inputs, isSavedToProfile, source } = qualify;
  // A browser opens the fold of a link's target; a client-side navigation doesn't.
  const isTarget = useLocation().hash === "#qualify";
  return (
    <section
      aria-labelledby="qualify-title"
      className={`rounded-card print:hidden ${verdict ? bands[verdict.verdict].look : ""} ${!verdict || verdict.verdict === "notOpen" ? "border border-line bg-card" : ""}`}
    >
      <details open={here !== undefined || isTarget} className="group">
        <summary className="flex min-h-13 cursor-pointer items-center gap-2.5 px-3.5 py-2.5">
          <Icon name={verdict ? bands[verdict.verdict].icon : "question"} className="size-5 shrink-0" />
          <h2 id="qualify-title" className={verdict ? "sr-only" : "grow text-base"}>
            {words.title}
          </h2>
          {verdict && <span className="grow leading-tight font-bold">{verdict.text}</span>}
          <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90" />
        </summary>
        {/* A link to this id opens the fold. */}
        <div id="qualify" className="scroll-mt-24 rounded-b-card border-t border-line bg-card p-4 text-ink">
          {lines.length === 0 && <p>{words.noRules}</p>}
          {verdict || here || lines.length < 3 ? (
            <Lines lines={lines} source={source} />
          ) : (
            <details>
              <summary className={summaryLook}>{words.rules(lines.length)}</summary>
              <Lines lines={lines} source={source} />
            </details>
          )}
          {inputs.length > 0 && <Questions path={path} qualify={qualify} here={here} />}
          {verdict && (
            <p className="mt-3 text-sm">
              {isSavedToProfile ? (
                <TextLink to="/profile">{words.toProfile}</TextLink>
              ) : (
                <TextLink to="/start">{words.toAnswers}</TextLink>
              )}
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

const summaryLook = "min-h-11 cursor-pointer content-center font-semibold";

const Lines = ({ lines, source }: Pick<Qualifying, "lines" | "source">) => (
  <>
    <ul className="grid gap-1.5">
      {lines.map(({ answer, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Mark answer={answer} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
    {source && <p className="mt-2 text-sm text-ink-2">{source}</p>}
  </>
);

const marks = {
  yes: { icon: "check", look: "bg-mint text-mint-ink" },
  check: { icon: null, look: "bg-marigold-pale text-marigold-ink" },
  no: { icon: "close", look: "bg-clay-pale text-clay-ink" },
} as const;

function Mark({ answer }: { answer: keyof typeof marks }) {
  const { icon, look } = marks[answer];
  return (
    <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
      {icon ? (
        <Icon name={icon} className="size-4" />
      ) : (
        <span aria-hidden="true" className="font-bold">
          ?
        </span>
      )}
      <span className="sr-only">{withColon(words[answer])} </span>
    </span>
  );
}

/** A member's answers are saved in the profile; a visitor's are not stored. */
function Questions({ path, qualify, here }: QualifyProps) {
  const { inputs, values, problems, isSavedToProfile } = qualify;
  const action = addAnswersToLink(`/qualify${path}#qualify`, useContext(AnswersInLinks));
  return (
    <details
      open={here !== undefined || qualify.verdict === null}
      className="mt-2 border-t border-dashed border-line pt-1"
    >
      <summary className={summaryLook}>{words.ask}</summary>
      <Form
        method="post"
        action={action}
        reloadDocument={!here}
        preventScrollReset
        className="mt-2 grid gap-4"
      >
        <p className="text-ink-2">{isSavedToProfile ? words.askMember : words.askVisitor}</p>
        {here?.problems}
        {/* A grid keeps labels, controls and hints aligned. */}
        <div className="grid gap-x-4 sm:grid-cols-2 [&_label]:self-end [&>div]:mb-4 sm:[&>div]:row-span-4 sm:[&>div]:grid sm:[&>div]:grid-rows-subgrid">
          {inputs.map((input) => (
            <QuestionField
              key={input.name}
              formId={qualifyForm}
              input={input}
              value={String(values[input.name] ?? "")}
              error={problems[input.name]}
            />
          ))}
        </div>
        <Button
          name="intent"
          value="qualify"
          look="forest"
          isBusy={here?.isBusy ?? false}
          className="justify-self-start"
        >
          {isSavedToProfile ? words.keep : words.tell}
        </Button>
      </Form>
    </details>
  );
}
