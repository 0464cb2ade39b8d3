import { Fragment } from "react";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { YearPicture } from "#app/catalogue/dates/year-picture.tsx";
import { yearRowsOf } from "#app/catalogue/dates/year-rows.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { UndoToast } from "#app/shared/ui/feedback/undo-toast.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findSavedPlan } from "#app/students/course-plan/course-plan.server.ts";
import { planAddress } from "#app/students/course-plan/plan-address.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { SavedProgress } from "../track/progress.ts";
import { kindNames, statusNames, savedWords as words } from "../words.ts";
import type { Route } from "./+types/saved.page.ts";
import { Board } from "./board.tsx";
import { listDueThisWeek } from "./due-items.ts";
import { handleSavedForm } from "./handle-saved-form.server.ts";
import { listSaved } from "./list-saved.server.ts";
import { SavedCard } from "./saved-card.tsx";
import { cardsOfSaved } from "./saved-cards.server.ts";
import { groupByStatus, parseSavedView, type SavedFilter, type SavedLayout } from "./saved-view.server.ts";

/** Rows of the year's picture. */
const mostYearRows = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, viewer } = requireMember(request, context);
  const today = todayInUtc();
  return asViewer(viewer, async (db) => {
    const saved = await listSaved(db, userId, today);
    const verdictFor = await loadVerdicts(db, [userId], saved, today);
    const verdictOf = (item: Item) => verdictFor(userId, item);
    const due = new Set(listDueThisWeek(saved, today, verdictOf).map(({ item }) => item));
    const isNotOpen = (item: Item) => verdictOf(item)?.verdict === "notOpen";
    const openFirst = [...saved].sort((one, other) => Number(isNotOpen(one)) - Number(isNotOpen(other)));
    const { items, ...view } = parseSavedView(new URL(request.url).searchParams, openFirst, due);
    const plan = await findSavedPlan(db, userId);
    const year = yearRowsOf(
      saved.filter(({ isListed }) => isListed),
      today,
      mostYearRows,
    );
    return view.look === "board"
      ? {
          ...view,
          ...{ plan, year, today },
          cards: [],
          groups: groupByStatus(items).map((group) => ({
            status: group.status,
            cards: cardsOfSaved(group.items, { due, verdictOf, today }),
          })),
        }
      : { ...view, plan, year, today, groups: [], cards: cardsOfSaved(items, { due, verdictOf, today }) };
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
  const { show, look, page, pages, counts, cards, groups, plan, year, today } = loaderData;
  const removed = actionData && "removed" in actionData ? actionData.removed : null;
  const refusal = actionData && "problems" in actionData ? actionData : null;
  const hasAny = counts.some(({ count }) => count > 0);
  return (
    <>
      {removed && <Removed {...removed} />}
      <div className="wrap py-6 md:py-10">
        <PageHeading title={words.title} intro={words.intro} />
        {hasAny && <Filters {...loaderData} />}
        <section aria-label={words.title} className="mt-4">
          {cards.length > 0 && (
            <ul className="grid items-start gap-3 lg:grid-cols-2">
              {cards.map((card) => (
                <SavedCard
                  key={card.item}
                  card={card}
                  refusal={refusal?.values.item === card.item ? refusal : null}
                />
              ))}
            </ul>
          )}
          {groups.some((group) => group.cards.length > 0) && <Board groups={groups} />}
          {cards.length + groups.length === 0 && <Empty show={show} />}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(number) => savedAddress({ show, look, page: number })}
          />
        </section>
        {look === "list" && <YearPicture rows={year} today={today} />}
        <p className="mt-4 flex flex-wrap gap-x-5 print:hidden">
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
            <a href={localPath("/saved/export.csv")} download className={textLinkLook}>
              {words.csv}
            </a>
          )}
          <Link to="/profile/alerts" className={textLinkLook}>
            {words.summary}
          </Link>
        </p>
        {hasAny && <p className="mt-2 text-sm text-ink-2 max-md:hidden print:hidden">{words.print}</p>}
      </div>
    </>
  );
}

type SavedData = Route.ComponentProps["loaderData"];

/** Filters that find something; kinds only if there are several. */
const Filters = ({ show, look, counts }: SavedData) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
    <nav aria-label={words.filters} className="min-w-0">
      <ul className="flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
        {counts
          .filter(({ filter, count }) => filter === "all" || filter === show || count > 0)
          .map(({ filter, count }) => (
            <li key={filter}>
              <ChipLink to={savedAddress({ show: filter, look })} isCurrent={filter === show}>
                {`${filterNames()[filter]} ${count}`}
              </ChipLink>
            </li>
          ))}
      </ul>
    </nav>
    <Looks show={show} look={look} />
  </div>
);

const filterNames = (): Record<SavedFilter, string> => ({
  all: words.all,
  due: words.dueTitle,
  ...statusNames,
  scholarship: kindNames.scholarship.many,
  college: kindNames.college.many,
  internship: kindNames.internship.many,
});

const Empty = ({ show }: Pick<SavedData, "show">) => {
  const kind = opportunityKinds.find((one) => one === show) ?? "scholarship";
  return (
    <EmptyState title={show === "due" ? words.nothingDue : words.empty(kind)}>
      {show !== "due" && <p className="w-full">{words.emptyHint}</p>}
      <ButtonLink to={`/browse?tab=${kind}s`} look="outline">
        {words.browse(kind)}
      </ButtonLink>
      <ButtonLink to="/matches" look="outline">
        {words.matches}
      </ButtonLink>
    </EmptyState>
  );
};

/** Hidden on small screens, where a board does not fit. */
const Looks = ({ show, look }: { show: SavedFilter; look: SavedLayout }) => (
  <nav aria-label={words.looks} className="hidden gap-4 lg:flex">
    {(["list", "board"] as const).map((each) => (
      <Link
        key={each}
        to={savedAddress({ show, look: each })}
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

function savedAddress({ show, look, page = 1 }: { show: SavedFilter; look: SavedLayout; page?: number }) {
  const search = new URLSearchParams({
    ...(show !== "all" && { show }),
    ...(look === "board" && { by: "board" }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/saved?${search}` : "/saved";
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
