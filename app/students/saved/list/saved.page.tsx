import { Fragment } from "react";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import type { Refusal } from "#app/shared/forms/rules.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { UndoToast } from "#app/shared/ui/feedback/undo-toast.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findKeptPlan } from "#app/students/course-plan/course-plan.server.ts";
import { planAddress } from "#app/students/course-plan/plan-address.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { SavedProgress } from "../track/progress.ts";
import { kindNames, statusNames, savedWords as words } from "../words.ts";
import type { Route } from "./+types/saved.page.ts";
import { Board } from "./board.tsx";
import { listDueThisWeek } from "./due.ts";
import { DueList } from "./due-list.tsx";
import { handleSavedForm } from "./handle-saved-form.server.ts";
import { listSaved } from "./list-saved.server.ts";
import { SavedCard } from "./saved-card.tsx";
import { type CardGroup, cardsOfSaved } from "./saved-cards.server.ts";
import { groupByStatus, parseSavedView, type SavedLayout } from "./saved-view.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, viewer } = requireMember(request, context);
  const today = todayInUtc();
  return asViewer(viewer, async (db) => {
    const saved = await listSaved(db, userId, today);
    const view = parseSavedView(new URL(request.url).searchParams, saved);
    const groups = groupByStatus(saved, view).map(({ items, ...group }) => ({
      ...group,
      cards: cardsOfSaved(items, today),
    }));
    return {
      ...view,
      groups,
      due: listDueThisWeek(saved, today),
      plan: await findKeptPlan(db, userId),
    };
  });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  handleSavedForm(requireMember(request, context), request, context, new Date());

export const handle = failureMessage((form) => ({
  title: form.get("wants") === "remove" ? words.notRemoved : words.notKept,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/saved", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, look, page, pages, counts, due, groups, plan } = loaderData;
  const removed = actionData && "removed" in actionData ? actionData.removed : null;
  const refusal = actionData && "problems" in actionData ? actionData : null;
  const hasAny = Object.values(counts).some((count) => count > 0);
  return (
    <>
      {removed && <Removed {...removed} />}
      <div className="wrap py-6 md:py-10">
        <PageHeading title={words.title} intro={words.intro}>
          <p className="flex flex-wrap gap-x-5 print:hidden">
            <Link to="/saved/calendar" className={textLinkLook}>
              <Icon name="calendar" className="size-4 shrink-0" />
              {words.calendar}
            </Link>
            <Link to="/saved/searches" className={textLinkLook}>
              <Icon name="bell" className="size-4 shrink-0" />
              {words.searches}
            </Link>
            {plan && (
              <Link to={planAddress(plan.country, plan.choices)} className={textLinkLook}>
                <Icon name="cap" className="size-4 shrink-0" />
                {words.coursePlan(plan.choices.length)}
              </Link>
            )}
            {hasAny && (
              <a href="/saved/export.csv" download className={textLinkLook}>
                {words.csv}
              </a>
            )}
            <Link to="/profile/alerts" className={textLinkLook}>
              {words.summary}
            </Link>
          </p>
        </PageHeading>
        {hasAny && <DueList due={due} />}
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 print:hidden">
          <Tabs
            label="Kinds of saved opportunities"
            tabs={opportunityKinds.map((each) => ({
              label: kindNames[each].many,
              to: savedAddress({ kind: each, look }),
              isCurrent: each === kind,
              count: counts[each],
            }))}
          />
          {counts[kind] > 0 && <Looks kind={kind} look={look} />}
        </div>
        <section aria-label={kindNames[kind].many} className="mt-5">
          {counts[kind] > 0 ? (
            look === "board" ? (
              <Board groups={groups} />
            ) : (
              groups.map((group) => <Group key={group.status} group={group} refusal={refusal} />)
            )
          ) : (
            <EmptyState title={words.empty(kind)}>
              <p className="w-full">{words.emptyHint}</p>
              <ButtonLink to={`/browse?tab=${kind}s`} look="outline">
                {words.browse(kind)}
              </ButtonLink>
              <ButtonLink to="/matches" look="outline">
                {words.matches}
              </ButtonLink>
            </EmptyState>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(number) => savedAddress({ kind, look, page: number })}
          />
          {counts[kind] > 0 && <p className="mt-4 text-sm text-ink-2 print:hidden">{words.print}</p>}
        </section>
      </div>
    </>
  );
}

const Group = ({ group: { status, count, cards }, refusal }: { group: CardGroup; refusal: Refusal | null }) =>
  cards.length > 0 && (
    <section id={status} aria-label={statusNames[status]} className="mb-8">
      <h2 className="mb-3 text-2xl">
        {statusNames[status]} <span className="font-normal text-ink-2">{count}</span>
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {cards.map((card) => (
          <SavedCard
            key={card.item}
            card={card}
            refusal={refusal?.values.item === card.item ? refusal : null}
          />
        ))}
      </ul>
    </section>
  );

/** Hidden on small screens, where a board does not fit. */
const Looks = ({ kind, look }: { kind: OpportunityKind; look: SavedLayout }) => (
  <nav aria-label={words.looks} className="hidden gap-4 lg:flex">
    {(["list", "board"] as const).map((each) => (
      <Link
        key={each}
        to={savedAddress({ kind, look: each })}
        aria-current={each === look ? "page" : undefined}
        className={
          each === look
            ? "inline-flex min-h-11 items-center rounded-full bg-neutral px-4 font-bold"
            : textLinkLook
        }
      >
        {each === "list" ? words.asList : words.asBoard}
      </Link>
    ))}
  </nav>
);

function savedAddress({ kind, look, page = 1 }: { kind: OpportunityKind; look: SavedLayout; page?: number }) {
  const rest = [look === "board" && "&by=board", page > 1 && `&page=${page}`].filter(Boolean);
  return `/saved?tab=${kind}s${rest.join("")}`;
}

const Removed = ({
  item,
  title,
  status,
  note,
  referees,
  ticked,
  wantsOpening,
}: SavedProgress & { item: string; title: string }) => (
  <UndoToast title={words.removed(title)}>
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="note" value={note} />
      {referees.map(({ who, askedOn }) => (
        <Fragment key={who}>
          <input type="hidden" name="referee" value={who} />
          <input type="hidden" name="askedOn" value={askedOn ?? ""} />
        </Fragment>
      ))}
      {ticked.map((name) => (
        <input key={name} type="hidden" name="ticked" value={name} />
      ))}
      {wantsOpening && <input type="hidden" name="wantsOpening" value="yes" />}
      <Button name="wants" value="undo" look="on-dark" size="small">
        {words.undo}
      </Button>
    </Form>
  </UndoToast>
);
