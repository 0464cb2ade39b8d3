import { data, redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { threadForm } from "../forms.server.ts";
import { ObstacleNotice } from "../members/obstacle.tsx";
import { findPostingRights } from "../members/posting-rights.server.ts";
import { obstacleOf } from "../members/show-obstacle.server.ts";
import { isTopic } from "../topics.ts";
import { messages, words } from "../words.ts";
import { postingToolsOf } from "../write/posting-tools.server.ts";
import type { Route } from "./+types/ask.page.ts";
import { resolveAboutRecord } from "./about-record.server.ts";
import { AskForm } from "./ask-form.tsx";
import { findAdvice } from "./find-advice.server.ts";
import { startThread } from "./start-thread.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { searchParams, search } = new URL(request.url);
  const rights = await asViewer(member.viewer, (db) => findPostingRights(db, member, new Date()));
  if (rights.obstacle === "name") {
    const comeBackTo = `/union/ask${search.replace(/[?&]_routes=[^&]*/, "")}`;
    throw redirect(`/union/name?${new URLSearchParams({ return: comeBackTo })}`);
  }
  const known = await resolveAboutRecord(member.viewer, searchParams.get("about"), Date.now());
  const topic = searchParams.get("topic");
  return {
    topic: isTopic(topic) ? topic : "",
    about: known.ok && known.record ? { path: pathOf(known.record), name: known.record.name } : null,
    obstacle: obstacleOf(rights),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const reading = parseForm(threadForm, form);
  if (!reading.ok) return data({ refusal: reading, candidates: [], advice: [] }, { status: 400 });
  const tools = await postingToolsOf(context, member);
  const about = await resolveAboutRecord(member.viewer, reading.value.about, tools.now.getTime());
  if (!about.ok) {
    const candidates = about.candidates.map((record) => ({ path: pathOf(record), name: record.name }));
    const problem = candidates.length > 0 ? words.aboutSeveral : words.aboutUnknown;
    return data(
      { refusal: refuse(threadForm, form, { about: problem }), candidates, advice: [] },
      { status: 400 },
    );
  }
  const { title, advised } = reading.value;
  const advice = advised ? [] : await asViewer(member.viewer, (db) => findAdvice(db, title));
  if (advice.length > 0) return { refusal: refuse(threadForm, form, {}), candidates: [], advice };
  const { follow, advised: _, ...thread } = reading.value;
  const started = await startThread(tools, { ...thread, about: about.record, follows: follow });
  if (!started.ok) {
    const status = started.reason === "wait" ? 429 : 400;
    const refusal = refuse(threadForm, form, { form: started.words });
    return data({ refusal, candidates: [], advice: [] }, { status });
  }
  return redirectWithToast(
    context,
    `/union/t/${started.threadId}`,
    successToast(started.isHeld ? messages.askedHeld : messages.asked),
  );
}

const pathOf = ({ kind, id }: { kind: string; id: string }) => `/${kind}/${id}`;

export const handle = failureMessage(() => ({ title: messages.notPosted }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.ask,
    description: words.description,
    path: "/union/ask",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { obstacle, topic, about } = loaderData;
  return (
    <div className="wrap max-w-3xl pt-4 pb-10 md:py-8">
      <BackLink to="/union">{words.title}</BackLink>
      <PageHeading title={words.ask} intro={words.emptyTopicHint} />
      <div className="mt-6">
        {obstacle ? (
          <ObstacleNotice obstacle={obstacle} comeBackTo="/union/ask" />
        ) : (
          <AskForm
            topic={topic}
            about={about}
            refusal={actionData?.refusal}
            candidates={actionData?.candidates ?? []}
            advice={actionData?.advice ?? []}
          />
        )}
      </div>
    </div>
  );
}
