import { useLocation } from "react-router";
import { localPath } from "#app/shared/languages/local-path.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { VerdictTag } from "../../eligibility/verdict-tag.tsx";
import { StatusField } from "../track/status-field.tsx";
import { statusNames, savedWords as words } from "../words.ts";
import type { CardGroup, SavedCard } from "./saved-cards.server.ts";

/** One column per status. */
export const Board = ({ groups }: { groups: CardGroup[] }) => (
  <>
    <p className="mb-3 text-sm text-ink-2 print:hidden">{words.boardHint}</p>
    <section
      aria-label={words.asBoard}
      className="grid gap-3 lg:auto-cols-[minmax(13rem,1fr)] lg:grid-flow-col lg:overflow-x-auto lg:pb-3"
    >
      {groups.map(({ status, cards }) => (
        <div key={status} id={status} className="rounded-panel bg-sand p-2.5">
          <h2 className="text-lg">
            {statusNames[status]} <span className="font-normal text-ink-2">{cards.length}</span>
          </h2>
          {cards.length > 0 ? (
            <ul className="mt-2 grid gap-2">
              {cards.map((card) => (
                <SmallCard key={card.item} card={card} />
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-sm text-ink-2">{words.none}</p>
          )}
        </div>
      ))}
    </section>
  </>
);

function SmallCard({ card }: { card: SavedCard }) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <li className="min-w-0 rounded-xl border border-line bg-card p-2.5">
      <h3 className="text-base wrap-anywhere">
        {card.isListed ? <Link to={`/${card.item}`}>{card.title}</Link> : card.title}
      </h3>
      <p className="mt-1">
        {card.isListed && <Tag tone={card.when.tone}>{card.when.text}</Tag>}
        {card.verdict && <VerdictTag {...card.verdict} />}
        {!card.isListed && <Tag tone="clay">{words.takenDown}</Tag>}
      </p>
      <form
        method="post"
        action={localPath("/saved/status")}
        aria-label={words.statusOf(card.title)}
        className="mt-2 print:hidden"
      >
        <input type="hidden" name="item" value={card.item} />
        <input type="hidden" name="back" value={pathname + search} />
        <StatusField card={card} />
        {!isHydrated && (
          <Button look="outline" size="small">
            {words.keep}
          </Button>
        )}
      </form>
    </li>
  );
}
