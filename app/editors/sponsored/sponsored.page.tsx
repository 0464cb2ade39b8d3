import { data, type RouterContextProvider, useNavigation } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { normalizeLines } from "#app/shared/forms/fields.server.ts";
import { errorToast, redirectWithToast, rejectForm } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/sponsored.page.ts";
import { type ChangeOutcome, createListing, deleteListing, updateListing } from "./change-listings.server.ts";
import { listListings } from "./list-listings.server.ts";
import { listing } from "./listing.server.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingForm } from "./listing-form.tsx";
import { approveRequest, listRequests, refuseRequest } from "./requests/decide-request.server.ts";
import { reasonRule } from "./requests/reason-rule.ts";
import { WaitingRequests } from "./requests/waiting-requests.tsx";
import { done, failed, list, page, reasons, requests } from "./words.ts";

const here = "/admin/sponsored";

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = todayInUtc();
  const [listings, requests] = await asViewer(context.get(viewerContext), async (db) => [
    await listListings(db, today),
    await listRequests(db),
  ]);
  const wanted = new URL(request.url).searchParams.get("edit");
  return { today, listings, requests, editing: listings.find(({ id }) => id === wanted) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const id = parseId(String(form.get("id") ?? ""));
  const intent = form.get("intent");
  if (intent === "delete") return remove(context, id);
  if (intent === "approve" || intent === "refuse") return decide(context, id, intent, form);
  const verb = id ? "update" : "create";
  const reading = parseForm(listing, form);
  if (!reading.ok) return rejectForm(context, failed[verb], reasons.fields, reading);
  const changed = await attempt(context, (db) =>
    id ? updateListing(db, id, reading.value) : createListing(db, reading.value),
  );
  if (changed.ok) return redirectWithToast(context, here, { tone: "good", title: done[verb] });
  const refusal = refuse(listing, form, { form: reasons[changed.reason] });
  if (changed.reason === "gone") return rejectForm(context, failed[verb], reasons.gone, refusal);
  const headers = await context.get(flashContext).showNow(errorToast(failed[verb], reasons.ours));
  return data(refusal, { status: 500, headers });
}

type Context = Readonly<RouterContextProvider>;
type AttemptOutcome = ChangeOutcome | { ok: false; reason: "ours" };

async function remove(context: Context, id: string | null) {
  const removed: AttemptOutcome = id
    ? await attempt(context, (db) => deleteListing(db, id))
    : { ok: false, reason: "gone" };
  if (removed.ok) return redirectWithToast(context, here, { tone: "good", title: done.delete });
  const toast = errorToast(failed.delete, reasons[removed.reason]);
  if (removed.reason === "gone") return redirectWithToast(context, here, toast);
  return data(null, { status: 500, headers: await context.get(flashContext).showNow(toast) });
}

async function decide(context: Context, id: string | null, intent: "approve" | "refuse", form: FormData) {
  const reason = normalizeLines(String(form.get("reason") ?? "")).slice(0, reasonRule.maxLength);
  if (intent === "refuse" && !reason)
    return redirectWithToast(context, here, errorToast(requests.failed, requests.noReason));
  const now = new Date();
  const tools = { secret: context.get(secretContext), origin: context.get(requestInfoContext).appUrl, now };
  const mail =
    id &&
    (await asViewer(context.get(viewerContext), (db) =>
      intent === "approve"
        ? approveRequest(db, id, { ...tools, today: todayInUtc(now) })
        : refuseRequest(db, id, { ...tools, reason }),
    ));
  if (!mail) return redirectWithToast(context, here, errorToast(requests.failed, requests.gone));
  await context.get(mailerContext).send(mail);
  const title = intent === "approve" ? requests.approved : requests.refused;
  return redirectWithToast(context, here, { tone: "good", title });
}

/** Logs database errors, and returns a reason that can be shown. */
async function attempt(
  context: Context,
  change: (db: Parameters<Parameters<typeof asViewer>[1]>[0]) => Promise<ChangeOutcome>,
): Promise<AttemptOutcome> {
  try {
    return await asViewer(context.get(viewerContext), change);
  } catch (error) {
    context.get(requestInfoContext).log.error({ err: error }, "saving a sponsored listing failed");
    return { ok: false, reason: "ours" };
  }
}

export const handle = failureMessage((form) => ({
  title: ["approve", "refuse"].includes(String(form.get("intent")))
    ? requests.failed
    : failed[form.get("intent") === "delete" ? "delete" : form.get("id") ? "update" : "create"],
}));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(page.title) },
  { name: "robots", content: "noindex" },
];

export default function ManageSponsored({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, editing, today, requests: waiting } = loaderData;
  const isLoading = useNavigation().state === "loading";
  const newest = listings.reduce(
    (last, { createdAt, id }) => (createdAt > last.createdAt ? { createdAt, id } : last),
    {
      createdAt: new Date(0),
      id: "",
    },
  );
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading {...page} />
      <WaitingRequests requests={waiting} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8">
        {/* Remounts for a new listing or another one to edit. */}
        <ListingForm
          key={editing?.id ?? `after ${newest.id}`}
          editing={editing}
          refusal={actionData ?? undefined}
          today={today}
        />
        <section aria-labelledby="listings-title" aria-busy={isLoading}>
          <h2 id="listings-title" className="mb-4 text-2xl">
            {list.title}
          </h2>
          {isLoading && <p className="mb-3 text-ink-2">{list.loading}</p>}
          <ul className="grid grid-cols-1 gap-4">
            {listings.map((each) => (
              <ListingCard key={each.id} listing={each} today={today} isEdited={each.id === editing?.id} />
            ))}
          </ul>
          {listings.length === 0 && <EmptyState title={list.empty} />}
        </section>
      </div>
    </div>
  );
}
