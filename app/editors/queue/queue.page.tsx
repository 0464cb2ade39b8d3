import { data } from "react-router";
import { Plot } from "#app/editors/catalogue-health/plot.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { queueDecisions } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/queue.page.ts";
import { decideCard, undoLast } from "./decide-card.server.ts";
import { claimNextCard, countCards, listNextCards } from "./list-cards.server.ts";
import { measurePace, measureTruth } from "./measure-queue.server.ts";
import { QueueKeys } from "./queue-keys.tsx";
import { type ShownCard, showCard } from "./show-card.server.ts";
import { cardNames, queueWords as words } from "./words.ts";

function requireEditor(context: Readonly<Parameters<typeof loader>[0]["context"]>) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== "admin") throw data(null, { status: 403 });
  return viewer;
}

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = requireEditor(context);
  const now = new Date();
  return asViewer(viewer, async (db) => {
    const cards = await countCards(db, viewer.userId, now);
    const claimed = await claimNextCard(db, viewer.userId, now);
    const next = (await listNextCards(db, viewer.userId, now, 6)).filter(
      ({ card }) => card !== claimed?.card,
    );
    return {
      cards,
      card: claimed && (await showCard(db, claimed)),
      next: next.slice(0, 5).map(({ card, title, type }) => ({ card, title, type })),
      pace: await measurePace(db, viewer.userId, now),
      truth: await measureTruth(db, todayInUtc(now)),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireEditor(context);
  const form = await parseFormData(request);
  const now = new Date();
  const intent = String(form.get("intent"));
  if (intent === "undo") {
    const isUndone = await asViewer(viewer, (db) => undoLast(db, viewer.userId, now));
    return redirectWithToast(context, "/admin/queue", {
      tone: isUndone ? "good" : "bad",
      ...(isUndone ? words.undone : words.notUndone),
    });
  }
  const decision = queueDecisions.find((one) => one === intent);
  if (!decision) throw data(null, { status: 400 });
  const outcome = await asViewer(viewer, async (db) => {
    // Whoever sends the form must have the card: a claim that expired may be another editor's now.
    const held = await claimNextCard(db, viewer.userId, now);
    if (held?.card !== form.get("card")) return { ok: false as const, reason: "taken" as const };
    const value = String(form.get("value") ?? "");
    return decideCard(db, held, { decision, value, editor: viewer.userId }, now);
  });
  return redirectWithToast(
    context,
    "/admin/queue",
    outcome.ok
      ? { tone: "good", title: words.done[decision], detail: "" }
      : { tone: "bad", ...words[outcome.reason] },
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Queue({ loaderData: { cards, card, next, pace, truth } }: Route.ComponentProps) {
  const minutes = Math.ceil((cards * pace.seconds) / 60);
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={words.title} intro={card ? words.left(cards, minutes) : words.intro} />
      <QueueKeys />
      <div className="mt-5 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {card ? (
            <Decision key={card.card} card={card} />
          ) : (
            <EmptyState title={cards > 0 ? words.othersHave : words.empty} />
          )}
          <Form method="post" className="mt-4">
            <Button name="intent" value="undo" look="quiet" data-queue-key="z">
              {words.undo} (Z)
            </Button>
          </Form>
        </div>
        <aside className="grid content-start gap-5">
          <p className="text-sm text-ink-2">{words.pace(pace.seconds, pace.today)}</p>
          <ul>
            <Plot name={words.truth} points={truth} />
          </ul>
          <p className="-mt-3 text-sm text-ink-2">{words.aim}</p>
          {next.length > 0 && (
            <ol className="grid gap-2 text-sm">
              {next.map((one) => (
                <li key={one.card} className="break-words">
                  <span className="text-ink-2">{cardNames[one.type]}:</span> {one.title}
                </li>
              ))}
            </ol>
          )}
          <p className="text-sm text-ink-2 max-sm:hidden">{words.notes}</p>
        </aside>
      </div>
    </div>
  );
}

function Decision({ card }: { card: ShownCard }) {
  const isBusy = useBusy();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <Tag tone="indigo">{cardNames[card.type]}</Tag>
        <h2 className="mt-2 text-2xl break-words">{card.title}</h2>
        <p className="text-ink-2">{card.heading}</p>
      </div>
      {card.facts.map((fact) => (
        <div key={fact.label} className="grid grid-cols-1 gap-2">
          <h3 className="text-base font-semibold">{fact.label}</h3>
          {fact.was === null ? (
            <p className="break-words">{fact.becomes}</p>
          ) : (
            <div className="grid gap-2 sm:grid-cols-2">
              <Value label={words.now} value={fact.was} />
              <Value label={words.read} value={fact.becomes} isNew />
            </div>
          )}
          {fact.quote && (
            <p className="text-sm break-words">
              <mark className="rounded bg-marigold-pale px-1 text-marigold-ink">“{fact.quote}”</mark>
            </p>
          )}
        </div>
      ))}
      {card.excerpt && (
        <details open>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.excerpt}</summary>
          <p className="text-sm break-words whitespace-pre-line text-ink-2">
            <Marked text={card.excerpt} quote={card.facts[0]?.quote ?? ""} />
          </p>
        </details>
      )}
      <p className="flex flex-wrap gap-x-5">
        {card.address && (
          <ExternalLink href={card.address} about={card.title} className={textLinkLook}>
            {words.open}
          </ExternalLink>
        )}
        {card.publicPage && (
          <Link to={card.publicPage} className={textLinkLook}>
            {words.public}
          </Link>
        )}
        <Link to={card.fullForm} className={textLinkLook} data-queue-key="e">
          {words.form}
        </Link>
      </p>
      <Form method="post" className="grid grid-cols-1 gap-4">
        <input type="hidden" name="card" value={card.card} />
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {card.canAccept && (
            <Button name="intent" value="accept" isBusy={isBusy} data-queue-key="a">
              {words.accept} (A)
            </Button>
          )}
          <Button name="intent" value="reject" look="outline" disabled={isBusy} data-queue-key="r">
            {words.reject} (R)
          </Button>
          <Button name="intent" value="later" look="outline" disabled={isBusy} data-queue-key="l">
            {words.later} (L)
          </Button>
          {card.canMerge && (
            <Button name="intent" value="merge" look="outline" disabled={isBusy} data-queue-key="m">
              {words.merge} (M)
            </Button>
          )}
        </div>
      </Form>
      {card.correctable && (
        <Form method="post" className="grid grid-cols-1 gap-2">
          <input type="hidden" name="card" value={card.card} />
          <label htmlFor="correct-value" className="font-semibold">
            {words.correct}: {card.correctable.label}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="correct-value"
              name="value"
              type={card.correctable.isDay ? "date" : "text"}
              defaultValue={card.correctable.value}
              maxLength={2_000}
              data-queue-correct=""
              className="min-h-11 min-w-0 flex-1 rounded-xl border-[1.5px] border-edge bg-card px-3"
            />
            <Button name="intent" value="correct" look="outline" disabled={isBusy}>
              {words.correctIt} (C)
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}

function Value({ label, value, isNew = false }: { label: string; value: string | null; isNew?: boolean }) {
  return (
    <div className={`rounded-xl border p-3 ${isNew ? "border-leaf bg-mint" : "border-line bg-sand"}`}>
      <p className="text-sm text-ink-2">{label}</p>
      <p className="text-lg font-semibold break-words">{value}</p>
    </div>
  );
}

/** The quoted words in the text around them. */
function Marked({ text, quote }: { text: string; quote: string }) {
  const at = quote ? text.indexOf(quote) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded bg-marigold-pale text-marigold-ink">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  );
}
