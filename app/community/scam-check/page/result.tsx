import { useLayoutEffect, useRef } from "react";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon, type IconName } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { MessageCheck, Verdict } from "../check-message.server.ts";
import { found, verdicts } from "../words.ts";
import { type ExplainedFinding, explain } from "./explain.ts";

const looks: Record<Verdict, { tone: string; icon: IconName }> = {
  danger: { tone: "bg-clay-pale text-clay-ink border-clay", icon: "alert" },
  careful: { tone: "bg-marigold-pale text-marigold-ink border-marigold", icon: "alert" },
  known: { tone: "bg-mint text-mint-ink border-leaf", icon: "check" },
  nothing: { tone: "bg-indigo-pale text-indigo-ink border-indigo-ink", icon: "search" },
};

/** The result: the verdict first, then each finding with its reason and how to verify it. */
export function Result({ findings }: { findings: MessageCheck }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { tone, icon } = looks[findings.verdict];
  const explained = explain(findings);
  return (
    <section aria-labelledby="verdict" className="grid grid-cols-1 gap-6">
      <div className={classNames("flex gap-4 rounded-panel border-2 p-5 md:p-6", tone)}>
        <Icon name={icon} className="mt-0.5 size-7 shrink-0" />
        <div className="min-w-0">
          <h2 id="verdict" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {verdicts[findings.verdict].title}
          </h2>
          <p className="mt-1">{verdicts[findings.verdict].text}</p>
        </div>
      </div>
      {explained.length > 0 && (
        <div>
          <h3 className="text-xl">{found.title}</h3>
          <ul className="mt-2 border-t border-line">
            {explained.map((finding) => (
              <Finding key={finding.id} {...finding} />
            ))}
          </ul>
        </div>
      )}
      {findings.records.length > 0 && <Records records={findings.records} />}
    </section>
  );
}

const marks: Record<ExplainedFinding["tone"], { icon: IconName; look: string }> = {
  bad: { icon: "alert", look: "text-clay" },
  plain: { icon: "search", look: "text-ink-2" },
  good: { icon: "check", look: "text-leaf" },
};

const Finding = ({ tone, title, reason, verify, written, quote }: ExplainedFinding) => (
  <li className="flex gap-3.5 border-b border-line py-4">
    <Icon name={marks[tone].icon} className={classNames("mt-0.5 size-6 shrink-0", marks[tone].look)} />
    <div className="min-w-0">
      <h4 className="font-semibold">{title}</h4>
      {written && <p className="font-mono text-sm break-all">{written}</p>}
      <p className="mt-1">{reason}</p>
      {quote && (
        <p className="mt-1.5 border-l-4 border-line pl-3 text-ink-2">
          <span className="sr-only">{found.inYourMessage} </span>
          {`“${quote}”`}
        </p>
      )}
      <p className="mt-1.5 text-ink-2">
        <strong className="font-semibold text-ink">{found.verify}</strong> {verify}
      </p>
    </div>
  </li>
);

const Records = ({ records }: Pick<MessageCheck, "records">) => (
  <div>
    <h3 className="text-xl">{found.records}</h3>
    <ul className="mt-2 grid gap-3">
      {records.map(({ kind, id, name, host }) => (
        <li key={id} className="rounded-card border border-line bg-card p-4">
          <Tag tone="mint">{kindWords[`${kind}s` as const].one}</Tag>
          <Link
            to={`/${kind}/${id}`}
            className="mt-1 flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {name}
          </Link>
          {host && (
            <p className="text-sm text-ink-2">
              {found.official} <span className="font-semibold break-all text-ink">{host}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
);
