import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { PageLinks } from "../page-links.tsx";
import { parsePageRequest } from "../paging.server.ts";
import { isTopic, topicFacts } from "../topics.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/topic.page.ts";
import { unionLines } from "./line-words.ts";
import { listThreads } from "./list-threads.server.ts";
import { topicText } from "./text-words.ts";
import { ThreadList } from "./thread-list.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { topic } = params;
  if (!isTopic(topic)) throw data("Not found", { status: 404 });
  const part = parsePageRequest(new URL(request.url).searchParams);
  const threads = await asViewer(context.get(viewerContext), (db) => listThreads(db, topic, part));
  return { topic, threads, isStart: part.kind === "start" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { topic, threads, isStart } = loaderData;
  const { name, about } = topicFacts(topic);
  return pageMeta({
    title: unionLines.topicTitle(name),
    description: unionLines.topicDescription(about),
    path: `/union/${topic}`,
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: threads.rows.length === 0 || !isStart,
  });
};

export default function TopicPage({ loaderData: { topic, threads } }: Route.ComponentProps) {
  const { name, about } = topicFacts(topic);
  return (
    <div className="wrap max-w-4xl pt-4 pb-10 md:py-8">
      <BackLink to="/union">{words.title}</BackLink>
      <PageHeading title={name} intro={about}>
        <ButtonLink to={`/union/ask?topic=${topic}`}>{words.ask}</ButtonLink>
      </PageHeading>
      <div className="mt-6">
        {threads.rows.length > 0 ? (
          <ThreadList threads={threads.rows} />
        ) : (
          <EmptyState title={words.emptyTopic}>
            <p className="w-full">{words.emptyTopicHint}</p>
            <ButtonLink to={`/union/ask?topic=${topic}`}>{words.ask}</ButtonLink>
            <ButtonLink to="/union/rules" look="outline">
              {words.rulesLink}
            </ButtonLink>
          </EmptyState>
        )}
        <PageLinks
          label={topicText.threads}
          {...threads}
          names={{ previous: unionLines.newer, next: unionLines.older }}
        />
      </div>
    </div>
  );
}
