import { data } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { useIsSignedIn, usePage } from "#app/shared/layout/page.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { AdviceLinks } from "../ask/advice-links.tsx";
import { FollowButton } from "../follow/follow-button.tsx";
import { ObstacleNotice } from "../members/obstacle.tsx";
import { PageLinks } from "../page-links.tsx";
import { topicFacts } from "../topics.ts";
import { messages, words } from "../words.ts";
import { ReplyForm } from "../write/reply-form.tsx";
import type { Route } from "./+types/thread.page.ts";
import { PostView } from "./post-view.tsx";
import { threadData } from "./structured-data.ts";
import { threadText } from "./text-words.ts";
import { handleThreadAction } from "./thread-actions.server.ts";
import { viewThread } from "./thread-view.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const { searchParams } = new URL(request.url);
  const view =
    id && (await viewThread(context.get(viewerContext), SignedInMember.of(context), id, searchParams));
  if (!view) throw data("Not found", { status: 404 });
  return view;
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleThreadAction(request, params.id, context);

export const handle = failureMessage((form) => ({
  title: form.get("intent") === "reply" ? messages.notPosted : messages.failed,
}));

export const meta: Route.MetaFunction = ({ matches, loaderData: thread }) => {
  if (!thread) return [];
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/union/t/${thread.id}`;
  const isPrivate = thread.state !== "shown";
  const { accepted, opening, description } = thread;
  const answer = accepted && {
    text: thread.respondToSms,
    author: accepted.author,
    createdAt: accepted.createdAt,
    votes: accepted.helpfulCount,
    url: `${appUrl}${path}#p-${accepted.id}`,
  };
  return [
    ...pageMeta({
      title: thread.title,
      description: description || words.description,
      path,
      appUrl,
      kind: "article",
      isPrivate,
    }),
    ...(isPrivate
      ? []
      : [
          {
            "script:ld+json": threadData(
              { ...thread, text: description, author: opening.author, answer },
              `${appUrl}${path}`,
            ),
          },
        ]),
  ];
};

export default function ThreadPage({ loaderData: thread, actionData }: Route.ComponentProps) {
  const isSignedIn = useIsSignedIn();
  const isAdmin = usePage()?.viewer === "admin";
  const { topic, title, accepted, replies, about, obstacle } = thread;
  const path = `/union/t/${thread.id}`;
  const viewed = { isSignedIn, isAdmin };
  return (
    <div className="wrap max-w-4xl pt-4 pb-10 md:py-8">
      <BackLink to={`/union/${topic}`}>{topicFacts(topic).name}</BackLink>
      <h1 className="mt-2 text-title">{title}</h1>
      {about && (
        <p className="mt-2">
          <Link to={about.path} className="font-semibold text-leaf underline underline-offset-4">
            {threadText.about(about.name)}
          </Link>
        </p>
      )}
      <div className="mt-4 grid grid-cols-1 gap-4">
        <PostView post={thread.opening} {...viewed} />
        <AdviceLinks advice={thread.advice} />
        {isSignedIn && (
          <Form method="post" preventScrollReset>
            <FollowButton isFollowing={thread.isFollowing} />
          </Form>
        )}
      </div>
      <section aria-labelledby="replies" className="mt-8">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="replies" className="text-2xl">
            {words.replyCount(thread.replyCount)}
          </h2>
          {(thread.next || thread.previous) && (
            <TextLink to={thread.next ? "?last" : path}>
              {thread.next ? threadText.latestReplies : threadText.fromTheFirst}
            </TextLink>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {accepted && <PostView post={accepted} {...viewed} isAccepted mayAccept={thread.isMine} />}
          {replies.map((post) => (
            <PostView
              key={post.id}
              post={post}
              {...viewed}
              mayAccept={thread.isMine && post.state === "shown" && !post.isMine}
            />
          ))}
        </div>
        <PageLinks
          label={threadText.replies}
          {...thread}
          names={{ previous: threadText.earlier, next: threadText.later }}
        />
      </section>
      <section aria-labelledby="answer" className="mt-8">
        <h2 id="answer" className="mb-3 text-2xl">
          {threadText.answer}
        </h2>
        {thread.isLocked ? (
          <p role="note" className="flex gap-2 rounded-card bg-sand px-4 py-3.5">
            <Icon name="lock" className="size-5 shrink-0" />
            {words.locked}
          </p>
        ) : obstacle ? (
          <ObstacleNotice obstacle={obstacle} comeBackTo={path} />
        ) : (
          <ReplyForm key={thread.replyCount} refusal={actionData} />
        )}
      </section>
    </div>
  );
}
