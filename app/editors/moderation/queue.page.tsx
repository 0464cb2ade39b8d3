import { data } from "react-router";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { notifyFollowersInBackground } from "#app/community/union/follow/notify-in-background.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/queue.page.ts";
import { BanList, ModerationLog } from "./lists.tsx";
import { decide } from "./moderation-form.server.ts";
import { findModeratedPost, listBans, listModerations, listQueue } from "./queue.server.ts";
import { QueuedPost } from "./queued-post.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const chosen = parseId(new URL(request.url).searchParams.get("post") ?? undefined);
  return asViewer(context.get(viewerContext), async (db) => ({
    chosen: chosen ? await findModeratedPost(db, chosen) : null,
    queue: await listQueue(db),
    bans: await listBans(db, new Date()),
    record: await listModerations(db),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const moderator = await requireAdmin(request, context);
  const decided = await decide(moderator, await parseFormData(request), new Date());
  if (!decided.ok) return data({ problem: decided.problem, on: decided.on }, { status: 400 });
  if (decided.isShownNow) notifyFollowersInBackground(context);
  return redirectWithToast(
    context,
    "/admin/union",
    decided.isDone ? successToast(decided.message) : errorToast("Nothing changed", "It no longer exists."),
  );
}

export const handle = failureMessage({ title: "Nothing changed" });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Student Union") },
  { name: "robots", content: "noindex" },
];

export default function Queue({
  loaderData: { chosen, queue, bans, record },
  actionData,
}: Route.ComponentProps) {
  const problemOn = (id: string) => (actionData?.on === id ? actionData.problem : undefined);
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading
        title="Student Union"
        intro="Posts that wait for a decision, the oldest first, and the record of what was decided."
      />
      <div className="mt-6 grid grid-cols-1 gap-10">
        {chosen && (
          <section aria-labelledby="chosen">
            <SectionHeading id="chosen" title="This post" />
            <QueuedPost post={{ ...chosen, reports: [] }} problem={problemOn(chosen.id)} />
          </section>
        )}
        <section aria-labelledby="waiting">
          <SectionHeading id="waiting" title={`Waiting (${queue.length})`} />
          {queue.length === 0 && <EmptyState title="Nothing is waiting." />}
          <div className="grid grid-cols-1 gap-4">
            {queue
              .filter(({ id }) => id !== chosen?.id)
              .map((post) => (
                <QueuedPost key={post.id} post={post} problem={problemOn(post.id)} />
              ))}
          </div>
        </section>
        {bans.length > 0 && <BanList bans={bans} />}
        {record.length > 0 && <ModerationLog entries={record} />}
      </div>
    </div>
  );
}
