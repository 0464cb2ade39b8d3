import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { UndoToast } from "#app/shared/ui/feedback/undo-toast.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { findAlertSettings } from "#app/students/alerts/settings/alert-settings.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/saved-searches.page.ts";
import {
  listSearches,
  parseSearchState,
  pauseSearch,
  removeSearch,
  saveSearch,
} from "./manage-searches.server.ts";
import { readSearch, writeSearch } from "./saved-search.server.ts";
import { savedSearchWords as words } from "./words.ts";

const path = "/saved/searches";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return asViewer(member.viewer, async (db) => {
    const settings = await findAlertSettings(db, member);
    const searches = await listSearches(db, member.userId);
    return {
      hearsNothing: !settings?.values.emailNotifications || settings.isPaused,
      searches: searches.map(({ createdAt, pausedAt, ...search }) => ({
        ...search,
        since: dayInWords(todayInUtc(createdAt)),
        isPaused: pausedAt !== null,
      })),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const wants = form.get("wants");
  const now = new Date();
  if (wants === "save" || wants === "undo") {
    const filters = readSearch(String(form.get("search") ?? ""));
    const isUndo = wants === "undo";
    const saving = await saveSearch(member, filters, now, isUndo ? parseSearchState(form, now) : undefined);
    const back = isUndo ? path : `/browse?${writeSearch(filters)}`;
    if (!saving.ok) return redirectWithToast(context, back, errorToast(words.failed, words[saving.reason]));
    return redirectWithToast(
      context,
      back,
      isUndo ? { tone: "good", title: words.broughtBack } : successToast(words.saved),
    );
  }
  const id = parseId(String(form.get("id"))) ?? "";
  if (wants === "remove") return remove(member, context, id);
  const isPause = wants === "pause";
  const isChanged = id !== "" && (await pauseSearch(member, id, isPause ? now : null));
  if (!isChanged) return redirectWithToast(context, path, errorToast(words.notChanged, words.gone));
  return redirectWithToast(context, path, successToast(isPause ? words.paused : words.resumed));
}

/** Shows the page again, with the result and an undo button. */
async function remove(member: SignedInMember, context: Route.ActionArgs["context"], id: string) {
  const removed = id === "" ? null : await removeSearch(member, id);
  if (!removed) return redirectWithToast(context, path, errorToast(words.notRemoved, words.gone));
  const { search, name, seenUntil, pausedAt } = removed;
  return { removed: { search, name, seenUntil: seenUntil.toISOString(), isPaused: pausedAt !== null } };
}

export const handle = failureMessage((form) => ({
  title: form.get("wants") === "remove" ? words.notRemoved : words.notChanged,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path, appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  const { searches, hearsNothing } = loaderData;
  const removed = actionData && "removed" in actionData ? actionData.removed : null;
  return (
    <>
      {removed && <Removed {...removed} />}
      <div className="wrap grid max-w-3xl grid-cols-1 gap-6 py-6 md:py-10">
        <div>
          <BackLink to="/saved">{words.back}</BackLink>
          <PageHeading title={words.title} intro={words.intro} />
        </div>
        {searches.length > 0 && hearsNothing && (
          <Card className="border-marigold bg-marigold-pale text-marigold-ink">
            <p>{words.cannotHear}</p>
            <TextLink to="/profile/alerts">{words.settings}</TextLink>
          </Card>
        )}
        {searches.length > 0 ? (
          <ul className="grid gap-3">
            {searches.map((search) => (
              <SearchCard key={search.id} {...search} />
            ))}
          </ul>
        ) : (
          <EmptyState title={words.empty}>
            <p className="w-full">{words.emptyHint}</p>
            <ButtonLink to="/browse" look="outline">
              {words.browse}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

type Search = Route.ComponentProps["loaderData"]["searches"][number];

const SearchCard = ({ id, name, search, since, isPaused }: Search) => (
  <Card as="li" className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 grow basis-64">
      <Link
        to={`/browse?${search}`}
        className="inline-flex min-h-11 items-center text-lg font-semibold text-leaf underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {isPaused && <Tag tone="marigold">{words.resting}</Tag>}
        {words.since(since)}
      </p>
    </div>
    <Form method="post" preventScrollReset className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        name="wants"
        value={isPaused ? "resume" : "pause"}
        look="outline"
        size="small"
        aria-label={`${withColon(isPaused ? words.resume : words.pause)} ${name}`}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
      <Button
        name="wants"
        value="remove"
        look="quiet"
        size="small"
        aria-label={`${withColon(words.remove)} ${name}`}
      >
        {words.remove}
      </Button>
    </Form>
  </Card>
);

interface RemovedProps {
  search: string;
  name: string;
  seenUntil: string;
  isPaused: boolean;
}

const Removed = ({ search, name, seenUntil, isPaused }: RemovedProps) => (
  <UndoToast title={words.removed(name)}>
    <Form method="post" preventScrollReset>
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="seenUntil" value={seenUntil} />
      {isPaused && <input type="hidden" name="isPaused" value="yes" />}
      <Button name="wants" value="undo" look="on-dark" size="small">
        {words.undo}
      </Button>
    </Form>
  </UndoToast>
);
