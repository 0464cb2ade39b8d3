import { data, redirect } from "react-router";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { queueDecisions } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/queue.page.ts";
import { CardView, Key } from "./card-view.tsx";
import { decideCard, undoLast } from "./decide-card.server.ts";
import { claimCard, claimNextCard } from "./list-cards.server.ts";
import { findLastDecision, measurePace, measureTruth } from "./measure-queue.server.ts";
import { QueueKeys } from "./queue-keys.tsx";
import { showCard } from "./show-card.server.ts";
import { TruthPlot } from "./truth-plot.tsx";
import { listUnattended, undoUnattended } from "./unattended.server.ts";
import { cardNames, queueWords as words } from "./words.ts";

function requireEditor(context: Readonly<Parameters<typeof loader>[0]["context"]>) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== "admin") throw data(null, { status: 403 });
  return viewer;
}

const maxNext = 7;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = requireEditor(context);
  const now = new Date();
  const today = todayInUtc(now);
  return asViewer(viewer, async (db) => {
    const { card, next, total } = await claimNextCard(db, viewer.userId, now);
    return {
      today,
      total,
      card: card && (await showCard(db, card, today)),
      next: next.slice(0, maxNext).map(({ card, title, type, saves }) => ({ card, title, type, saves })),
      pace: await measurePace(db, viewer.userId, now),
      last: await findLastDecision(db, viewer.userId, now),
      truth: await measureTruth(db, today),
      unattended: await listUnattended(db, now),
    };
  });
}

const maxValue = 2_000;

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireEditor(context);
  const form = await parseFormData(request);
  const now = new Date();
  const textOf = (name: string) => String(form.get(name) ?? "").slice(0, maxValue);
  const intent = textOf("intent");
  if (intent === "undo") {
    const isUndone = await asViewer(viewer, (db) => undoLast(db, viewer.userId, now));
    return redirectWithToast(context, "/admin/queue", {
      tone: isUndone ? "good" : "bad",
      ...(isUndone ? words.undone : words.notUndone),
    });
  }
  if (intent === "undo-unattended") {
    const isUndone = await asViewer(viewer, (db) => undoUnattended(db, textOf("change"), now));
    return redirectWithToast(context, "/admin/queue", {
      tone: isUndone ? "good" : "bad",
      ...(isUndone ? words.unattendedUndone : words.notUndone),
    });
  }
  const decision = queueDecisions.find((one) => one === intent);
  if (!decision) throw data(null, { status: 400 });
  const outcome = await asViewer(viewer, async (db) => {
    const card = await claimCard(db, textOf("card"), viewer.userId, now);
    if (!card) return { ok: false as const, reason: "taken" as const };
    const values = Object.fromEntries([...form.keys()].map((name) => [name, textOf(name)]));
    const openedPage = form.get("opened") ? textOf("source").trim() : null;
    return decideCard(db, card, { decision, values, openedPage, editor: viewer.userId }, now);
  });
  if (!outcome.ok)
    return redirectWithToast(context, "/admin/queue", { tone: "bad", ...words[outcome.reason] });
  // The page itself shows the decision: a toast would cover the next card.
  return redirect("/admin/queue");
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { today, total, card, next, pace, last, truth, unattended } = loaderData;
  const minutes = Math.ceil((total * pace.seconds) / 60);
  const undo = last?.isUndoable && (
    <Form method="post">
      <button
        type="submit"
        name="intent"
        value="undo"
        className={`${textLinkLook} cursor-pointer`}
        data-queue-key="z"
      >
        {words.undo}
        <Key name="Z" />
      </button>
    </Form>
  );
  return (
    <div className="wrap py-4 md:py-8">
      <QueueKeys />
      <header className="flex items-center justify-between gap-4">
        <div>
          <h1 className="text-2xl md:text-3xl">{words.title}</h1>
          <p className="text-sm text-ink-2">{words.left(total, minutes)}</p>
        </div>
        <TruthPlot points={truth} />
      </header>
      <progress
        value={pace.today}
        max={Math.max(1, pace.today + total)}
        aria-label={words.progress(pace.today, total)}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-neutral [&::-webkit-progress-value]:bg-leaf"
      />
      <p role="status" className="mt-1.5 min-h-5 text-sm text-ink-2">
        {last && words.done[last.decision]} {pace.today > 0 && words.pace(pace.seconds, pace.today)}
      </p>
      <div className="mt-2 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {card ? (
            <CardView card={card} today={today} undo={undo} />
          ) : (
            <>
              <EmptyState title={total > 0 ? words.othersHave : words.empty} />
              {undo}
            </>
          )}
          <Unattended changes={unattended} />
        </div>
        <NextUp next={next} left={total - next.length - (card ? 1 : 0)} />
      </div>
    </div>
  );
}

function Unattended({ changes }: { changes: Route.ComponentProps["loaderData"]["unattended"] }) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{words.unattended}</h2>
      <p className="text-sm text-ink-2">{words.unattendedHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {changes.map(({ id, kind, recordId, title, was, is, changedOn, quote, address }) => (
          <li key={id} className="grid py-2 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-4">
            <div className="min-w-0">
              <a
                href={`/admin/catalogue/${kind}/${recordId}`}
                className={`${textLinkLook} font-semibold break-words`}
              >
                {title}
              </a>
              <p className="text-sm tabular-nums">
                {was} → <strong>{is}</strong>{" "}
                <span className="text-ink-2">· {words.changedOn(dayInWords(changedOn))}</span>
              </p>
              <p className="mt-1 text-sm break-words text-ink-2">“{quote}”</p>
            </div>
            <Form method="post" className="flex gap-x-5 sm:flex-col sm:items-end">
              <ExternalLink href={address} about={title} className={textLinkLook}>
                {words.open}
              </ExternalLink>
              <input type="hidden" name="change" value={id} />
              <button
                type="submit"
                name="intent"
                value="undo-unattended"
                aria-label={words.undoOf(title)}
                className={`${textLinkLook} min-h-11 cursor-pointer`}
              >
                {words.undoThis}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextUp({ next, left }: { next: Route.ComponentProps["loaderData"]["next"]; left: number }) {
  return (
    <aside className="max-lg:hidden">
      {next.length > 0 && (
        <>
          <h2 className="text-lg">{words.nextUp}</h2>
          <p className="text-sm text-ink-2">{words.mostUrgent}</p>
          <ol className="mt-2 divide-y divide-line">
            {next.map((one) => (
              <li key={one.card} className="py-2">
                <p className="line-clamp-2 text-small font-semibold break-words">{one.title}</p>
                <p className="text-sm text-ink-2">
                  {[cardNames[one.type], one.saves > 0 && words.saved(one.saves)].filter(Boolean).join(" · ")}
                </p>
              </li>
            ))}
          </ol>
          {left > 0 && <p className="mt-1 text-sm text-ink-2">{words.more(left)}</p>}
        </>
      )}
      <p className="mt-4 text-sm text-ink-2">{words.keys}</p>
    </aside>
  );
}
