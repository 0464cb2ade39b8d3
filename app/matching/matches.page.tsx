import { redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/calendar/days.ts";
import { pageMeta } from "#app/frame/meta.ts";
import { NeighbourPages } from "#app/opportunities/neighbour-pages.tsx";
import { findProfile } from "#app/profile/save-profile.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/heading.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/matches.page.ts";
import { countMatches } from "./count-matches.server.ts";
import { findMatches } from "./find-matches.server.ts";
import { MatchCard } from "./match-card.tsx";
import { cardsOf } from "./match-cards.server.ts";
import { matchesAddress } from "./matches-address.ts";
import { readMatchesView } from "./matches-view.server.ts";
import { matchesWords, tabNames } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const profile = await findProfile(member);
  if (!profile) throw redirect("/profile");
  const { kind, cursor, number } = readMatchesView(new URL(request.url).searchParams);
  const today = todayInUtc();
  return asViewer(member.viewer, async (db) => {
    const { matches, next } = await findMatches(db, profile, kind, { cursor }, today);
    const { analyzed, matches: found, kinds } = await countMatches(db, profile, today);
    const tabs = opportunityKinds.map((each) => ({ kind: each, count: kinds[each].matches }));
    return { kind, number, next, analyzed, found, tabs, cards: cardsOf(kind, matches, today) };
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...matchesWords, path: "/matches", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Matches({ loaderData }: Route.ComponentProps) {
  const { kind, number, next, analyzed, found, tabs, cards } = loaderData;
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={matchesWords.title} intro={matchesWords.analyzed(analyzed, found)} />
      <div className="mt-5">
        <Tabs
          label="Kinds of matches"
          tabs={tabs.map((tab) => ({
            label: tabNames[tab.kind],
            to: matchesAddress(tab.kind),
            isCurrent: tab.kind === kind,
            count: tab.count,
          }))}
        />
      </div>
      <section aria-label={tabNames[kind]} className="mt-5">
        <h2 className="sr-only">{tabNames[kind]}</h2>
        {cards.length > 0 ? (
          <>
            <p className="mb-4 max-w-[65ch] text-ink-2">{matchesWords.how}</p>
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {cards.map((match) => (
                <MatchCard key={match.id} kind={kind} match={match} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState title={matchesWords.empty(kind)}>
            <ButtonLink to="/profile" look="outline">
              {matchesWords.update}
            </ButtonLink>
          </EmptyState>
        )}
        <NeighbourPages
          number={number}
          previous={null}
          next={next && matchesAddress(kind, { after: next, page: number + 1 })}
        />
        {number > 1 && (
          <p className="mt-4 text-center">
            <ButtonLink to={matchesAddress(kind)} look="quiet">
              {matchesWords.firstPage}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  );
}
