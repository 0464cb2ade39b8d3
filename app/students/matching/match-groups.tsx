import type { ReactNode } from "react";
import { verdictNames, verdictWords } from "#app/catalogue/eligibility/verdict-words.ts";
import type { MatchCounts } from "#app/catalogue/matching/match-listings.ts";
import { MatchCard } from "./match-card.tsx";
import type { CardGroup } from "./match-cards.server.ts";
import { matchesWords } from "./words.ts";

interface MatchGroupsProps {
  kind: Parameters<typeof MatchCard>[0]["kind"];
  groups: CardGroup[];
  /** Counts across all pages. */
  verdicts: MatchCounts;
  /** Unfolds the closed group. */
  isOpen: boolean;
  canHide?: boolean;
  /** Shown in the "one answer missing" group, or at the end if that group is on a later page. */
  question?: ReactNode;
}

export const MatchGroups = ({ groups, verdicts, question, ...rest }: MatchGroupsProps) => (
  <>
    {groups.map(({ group, cards }) => {
      const count = matchesWords.counted(verdicts[group]);
      return (
        <Group key={group} {...{ group, cards, count, ...rest }}>
          {group === asking && question}
        </Group>
      );
    })}
    {!groups.some(({ group }) => group === asking) && question}
  </>
);

const asking = "oneMissing";

/** Above a card that says "Usually open now" the heading says so too. */
export function nameOfGroup({ group, cards }: CardGroup): string {
  if (group === "aside") return matchesWords.aside;
  const isMaybeOpen = cards.some(({ verdictText }) =>
    [verdictWords.usuallyOpen, verdictWords.lastDayUnknown].includes(verdictText),
  );
  return group === "opensLater" && isMaybeOpen ? matchesWords.laterOrOpen : verdictNames[group];
}

type GroupProps = Omit<MatchGroupsProps, "groups" | "verdicts" | "question"> &
  CardGroup & { count: string; children: ReactNode };

/** Closed matches are collapsed, and so are those of which too little is known. */
function Group({ kind, group, cards, count, isOpen, canHide = false, children }: GroupProps) {
  const title = matchesWords.group(nameOfGroup({ group, cards }), count);
  const list = (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((match) => (
        <MatchCard key={match.id} kind={kind} match={match} canHide={canHide} />
      ))}
    </ul>
  );
  if (group === "notOpen" || group === "aside")
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
