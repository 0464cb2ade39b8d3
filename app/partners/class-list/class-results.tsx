import { useLayoutEffect, useRef } from "react";
import { listNames, withColon } from "#app/shared/languages/formats.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import { kindNames } from "#app/students/saved/words.ts";
import { fittingOf } from "./fitting-of.ts";
import { groupByAction } from "./group-by-action.ts";
import type { MatchedRow, NamedMatch } from "./match-class.server.ts";
import { classWords as words } from "./words.ts";

/** The matches, row by row in the order of the list. */
export function ClassResults({ rows }: { rows: MatchedRow[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const bad = rows.filter(({ matches }) => matches === null).length;
  return (
    <section aria-labelledby="fits" className="mt-6 mb-10">
      <h2 id="fits" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.results}
      </h2>
      <p className="mt-1 text-ink-2">
        {words.summary(rows.length - bad, bad)} <span className="print:hidden">{words.print}</span>
      </p>
      <Todo rows={rows} />
      <ol className="mt-4 grid gap-4 *:min-w-0 lg:grid-cols-2 print:break-before-page">
        {rows.map((row) => (
          <Row key={row.line} {...row} />
        ))}
      </ol>
      <p className="mt-4 max-w-[65ch] text-ink-2">{words.more}</p>
    </section>
  );
}

/** The page to print and hang up. */
function Todo({ rows }: { rows: MatchedRow[] }) {
  const groups = groupByAction(rows);
  if (groups.length === 0) return null;
  return (
    <section
      aria-labelledby="todo"
      className="mt-4 rounded-panel bg-sand p-4 md:p-5 print:bg-white print:p-0"
    >
      <h3 id="todo" className="text-xl">
        {words.todo}
      </h3>
      <p className="text-sm text-ink-2">{words.todoHint}</p>
      <div className="mt-2 grid gap-4 lg:grid-cols-2 print:grid-cols-2 print:text-sm">
        {groups.map(({ action, opportunities }) => (
          <div key={action} className="min-w-0">
            <h4 className="text-base">{words.actions[action]}</h4>
            <ul>
              {opportunities.map(({ kind, id, title, when, lines }) => (
                <li key={id} className="border-b border-line py-1.5 leading-snug last:border-0">
                  <Link
                    to={`/${kind}/${id}`}
                    className="font-semibold text-leaf underline underline-offset-4"
                  >
                    {title}
                  </Link>
                  <span className="block text-sm">
                    {when.text} · {withColon(words.lines(lines.length))} {listNames(lines.map(String))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const Row = ({ line, written, problems, matches, courses }: MatchedRow) => (
  <Card as="li" className="break-inside-avoid print:border-0 print:p-0">
    <p className="text-sm text-ink-2">{words.row(line)}</p>
    <h3 className="text-lg leading-snug wrap-anywhere">{written.join(" · ")}</h3>
    {matches ? <Fits {...matches} /> : <Problems problems={problems} />}
    {courses.length > 0 && (
      <>
        <h4 className="mt-4 font-semibold">{words.courses}</h4>
        <ol className="mt-1 border-t border-line">
          {courses.map(({ title, standing, path }) => (
            <li key={path} className="border-b border-line py-1.5 last:border-0">
              <Link
                to={path}
                className="inline-flex min-h-8 items-center leading-snug font-semibold text-leaf underline underline-offset-4"
              >
                {title}
              </Link>
              <span className="block text-sm text-ink-2">{standing}</span>
            </li>
          ))}
        </ol>
      </>
    )}
  </Card>
);

const Problems = ({ problems }: { problems: string[] }) => (
  <ul className="mt-2 grid gap-1.5 text-clay-ink">
    {problems.map((problem) => (
      <li key={problem} className="flex items-start gap-1.5">
        <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{problem}</span>
      </li>
    ))}
  </ul>
);

function Fits({ counts, best }: NonNullable<MatchedRow["matches"]>) {
  if (best.length === 0) return <p className="mt-2 text-ink-2">{words.nothing}</p>;
  return (
    <>
      <p className="mt-1">
        <strong>{words.fits(fittingOf(counts))}</strong>: {words.counts(counts)}
      </p>
      <ol className="mt-2 border-t border-line">
        {best.map((one) => (
          <Best key={one.id} {...one} />
        ))}
      </ol>
    </>
  );
}

const Best = ({ kind, id, title, verdict, text }: NamedMatch) => (
  <li className="border-b border-line py-1.5 last:border-0">
    <Link
      to={`/${kind}/${id}`}
      className="inline-flex min-h-8 items-center leading-snug font-semibold text-leaf underline underline-offset-4"
    >
      {title}
    </Link>
    <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <VerdictTag verdict={verdict} text={text} />
      {kindNames[kind].one}
    </span>
  </li>
);
