import type { ReactNode } from "react";
import { verdictNames } from "#app/catalogue/eligibility/verdict-names.ts";
import { MatchCard } from "./match-card.tsx";
import type { MatchCard as Match, MatchGroup } from "./match-cards.server.ts";
import { matchesWords } from "./words.ts";

interface MatchGroupsProps {
  kind: Parameters<typeof MatchCard>[0]["kind"];
  groups: MatchGroup[];
  /** How many there are of each verdict, on all pages. */
  verdicts: Record<Match["verdict"], number>;
  /** Who came to see what is not open need not unfold it. */
  isOpen: boolean;
  canHide?: boolean;
  /** What decides most of those to check: it stands among them, or at the end where they come on a later page. */
  question?: ReactNode;
}

/** What one can apply for, what is to be checked, and what is not open, each under its name with how many there are. */
export const MatchGroups = ({ groups, verdicts, question, ...rest }: MatchGroupsProps) => (
  <>
    {groups.map(({ verdict, cards }) => {
      const count = matchesWords.counted(verdicts[verdict]);
      return (
        <Group key={verdict} {...{ verdict, cards, count, ...rest }}>
          {verdict === "check" && question}
        </Group>
      );
    })}
    {!groups.some(({ verdict }) => verdict === "check") && question}
  </>
);

type GroupProps = Omit<MatchGroupsProps, "groups" | "verdicts" | "question"> &
  MatchGroup & { count: string; children: ReactNode };

/** What is not open stays folded: it is there for who wants to know why. */
function Group({ kind, verdict, cards, count, isOpen, canHide = false, children }: GroupProps) {
  const title = matchesWords.group(verdictNames[verdict], count);
  const list = (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((match) => (
        <MatchCard key={match.id} kind={kind} match={match} canHide={canHide} />
      ))}
    </ul>
  );
  if (verdict === "closed")
    return (
      <details className="mt-6" open={isOpen}>
        <summary className="min-h-11 cursor-pointer content-center text-xl font-bold">{title}</summary>
        <div className="mt-3">{list}</div>
      </details>
    );
  return (
    <section className="mb-8">
      <h3 className="mb-3 text-2xl">{title}</h3>
      {children}
      {list}
    </section>
  );
}
