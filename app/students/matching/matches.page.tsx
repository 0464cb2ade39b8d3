import { redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { failing } from "#app/common/forms/failing.ts";
import { failureWords } from "#app/common/forms/words.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { ButtonLink } from "#app/common/ui/button.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { NeighbourPages } from "#app/common/ui/neighbour-pages.tsx";
import { Tabs } from "#app/common/ui/tabs.tsx";
import { readItem, writeItem } from "#app/opportunities/item.ts";
import { findProfile } from "#app/students/profile/save-profile.server.ts";
import { findSavedIds } from "#app/students/saved/find-saved-ids.server.ts";
import { findTitle } from "#app/students/saved/find-title.server.ts";
import { SavedIds } from "#app/students/saved/saved-ids.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/matches.page.ts";
import { answerHideForm } from "./answer-hide-form.server.ts";
import { countMatches } from "./count-matches.server.ts";
import { findMatches } from "./find-matches.server.ts";
import { countHidden, countHiddenMatches, findHiddenIds, isHidden } from "./hidden-matches.server.ts";
import { UndoHiding } from "./hide-form.tsx";
import { MatchCard } from "./match-card.tsx";
import { cardsOf } from "./match-cards.server.ts";
import { matchesAddress } from "./matches-address.ts";
import { readMatchesView } from "./matches-view.server.ts";
import { hidingWords, matchesWords, tabNames } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { userId } = member;
  const search = new URL(request.url).searchParams;
  const { kind, cursor, number } = readMatchesView(search);
  const today = todayInUtc();
  return asViewer(member.viewer, async (db) => {
    const profile = await findProfile(db, member);
    if (!profile) throw redirect("/profile");
    const without = await findHiddenIds(db, userId, kind);
    const { matches, next } = await findMatches(db, profile, kind, { cursor, without }, today);
    const { analyzed, kinds } = await countMatches(db, profile, today);
    const hiddenNow = await countHiddenMatches(db, userId, profile, today);
    const tabs = opportunityKinds.map((each) => ({
      kind: each,
      count: kinds[each].matches - hiddenNow[each],
    }));
    const cards = cardsOf(kind, matches, today);
    return {
      ...{ kind, number, next, analyzed, tabs, cards },
      found: tabs.reduce((sum, { count }) => sum + count, 0),
      saved: await findSavedIds(db, member.viewer, kind, cards),
      hidden: await countHidden(db, userId),
      justHidden: await findJustHidden(db, userId, search.get("hidden")),
    };
  });
}

/** What the address says was hidden a moment ago, if it still is. */
async function findJustHidden(db: Database, userId: string, given: string | null) {
  const item = readItem(given);
  if (!item || !(await isHidden(db, userId, item))) return null;
  return { item: writeItem(item), title: (await findTitle(db, item)) ?? "" };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerHideForm(requireMember(request, context), request, context, new Date());

export const handle = failing((form) => ({
  title: form.get("wants") === "hide" ? hidingWords.failed : failureWords.house.title,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...matchesWords, path: "/matches", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Matches({ loaderData }: Route.ComponentProps) {
  const { kind, number, next, analyzed, found, tabs, cards, saved, hidden, justHidden } = loaderData;
  return (
    <>
      {justHidden && <UndoHiding {...justHidden} />}
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
                <SavedIds value={saved}>
                  {cards.map((match) => (
                    <MatchCard key={match.id} kind={kind} match={match} />
                  ))}
                </SavedIds>
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
          {hidden > 0 && (
            <p className="mt-4 text-center">
              <ButtonLink to="/matches/hidden" look="quiet">
                {hidingWords.link(hidden)}
              </ButtonLink>
            </p>
          )}
        </section>
      </div>
    </>
  );
}
