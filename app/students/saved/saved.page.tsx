import { Form, Link } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { failing } from "#app/common/forms/failing.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { Button, ButtonLink } from "#app/common/ui/button.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { Icon } from "#app/common/ui/icon.tsx";
import { Pagination } from "#app/common/ui/pagination.tsx";
import { Tabs } from "#app/common/ui/tabs.tsx";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import { UndoNotice } from "#app/common/ui/undo-notice.tsx";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/saved.page.ts";
import { answerSavedForm } from "./answer-saved-form.server.ts";
import { countSaved, listSaved } from "./list-saved.server.ts";
import type { Kept } from "./progress.ts";
import { SavedCard } from "./saved-card.tsx";
import { cardsOfSaved } from "./saved-cards.server.ts";
import { readSavedView, savedPerPage } from "./saved-view.server.ts";
import { kindNames, savedWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, viewer } = requireMember(request, context);
  const today = todayInUtc();
  return asViewer(viewer, async (db) => {
    const counts = await countSaved(db, userId);
    const { kind, page, pages } = readSavedView(new URL(request.url).searchParams, counts);
    const part = { kind, offset: (page - 1) * savedPerPage, limit: savedPerPage };
    const cards = cardsOfSaved(await listSaved(db, userId, part, today), today);
    return { kind, page, pages, counts, cards };
  });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSavedForm(requireMember(request, context), request, context, new Date());

export const handle = failing((form) => ({
  title: form.get("wants") === "remove" ? words.notRemoved : words.notKept,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/saved", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, page, pages, counts, cards } = loaderData;
  const removed = actionData && "removed" in actionData ? actionData.removed : null;
  const refusal = actionData && "problems" in actionData ? actionData : null;
  const hasAny = Object.values(counts).some((count) => count > 0);
  return (
    <>
      {removed && <Removed {...removed} />}
      <div className="wrap py-6 md:py-10">
        <PageHeading title={words.title} intro={words.intro}>
          <p className="flex flex-wrap gap-x-5">
            <Link to="/saved/calendar" className={textLinkLook}>
              <Icon name="calendar" className="size-4 shrink-0" />
              {words.calendar}
            </Link>
            <Link to="/saved/searches" className={textLinkLook}>
              <Icon name="bell" className="size-4 shrink-0" />
              {words.searches}
            </Link>
            {hasAny && (
              <a href="/saved/export.csv" download className={textLinkLook}>
                {words.csv}
              </a>
            )}
          </p>
        </PageHeading>
        <div className="mt-5">
          <Tabs
            label="Kinds of saved opportunities"
            tabs={opportunityKinds.map((each) => ({
              label: kindNames[each].many,
              to: savedAddress(each),
              isCurrent: each === kind,
              count: counts[each],
            }))}
          />
        </div>
        <section aria-label={kindNames[kind].many} className="mt-5">
          <h2 className="sr-only">{kindNames[kind].many}</h2>
          {cards.length > 0 ? (
            <ul className="grid items-start gap-4 lg:grid-cols-2">
              {cards.map((card) => (
                <SavedCard
                  key={card.item}
                  card={card}
                  refusal={refusal?.values.item === card.item ? refusal : null}
                />
              ))}
            </ul>
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
          <Pagination page={page} pages={pages} hrefFor={(number) => savedAddress(kind, number)} />
        </section>
      </div>
    </>
  );
}

const savedAddress = (kind: OpportunityKind, page = 1) =>
  `/saved?tab=${kind}s${page > 1 ? `&page=${page}` : ""}`;

const Removed = ({
  item,
  title,
  status,
  note,
  ticked,
  wantsOpening,
}: Kept & { item: string; title: string }) => (
  <UndoNotice title={words.removed(title)}>
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="note" value={note} />
      {ticked.map((name) => (
        <input key={name} type="hidden" name="ticked" value={name} />
      ))}
      {wantsOpening && <input type="hidden" name="wantsOpening" value="yes" />}
      <Button name="wants" value="undo" look="on-dark" size="small">
        {words.undo}
      </Button>
    </Form>
  </UndoNotice>
);
