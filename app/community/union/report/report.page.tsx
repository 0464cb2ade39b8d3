import { eq } from "drizzle-orm";
import { data } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { unionPosts } from "#database/schema/index.ts";
import { reportReasons } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { plainText } from "../browse/search-threads.server.ts";
import { reportForm } from "../forms.server.ts";
import { limits } from "../limits.ts";
import { rules } from "../rules.ts";
import { listPosts } from "../thread/posts.server.ts";
import { messages, refusals, reportReasonNames, words } from "../words.ts";
import type { Route } from "./+types/report.page.ts";
import { reportPost } from "./report-post.server.ts";
import { reportText } from "./text-words.ts";

async function findPost(request: Request, context: Route.LoaderArgs["context"], given: string) {
  const member = requireMember(request, context);
  const id = parseId(given);
  const [post] = id ? await asViewer(member.viewer, (db) => listPosts(db, eq(unionPosts.id, id))) : [];
  if (post?.state !== "shown") throw data("Not found", { status: 404 });
  return { member, post };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { post } = await findPost(request, context, params.id);
  return {
    threadId: post.threadId,
    author: post.author ?? words.goneAuthor,
    excerpt: shorten(plainText(post.body), 200),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, post } = await findPost(request, context, params.id);
  const form = await parseFormData(request);
  const reading = parseForm(reportForm, form);
  if (!reading.ok) return data(reading, { status: 400 });
  if (!member.hasConfirmedEmail)
    return data(refuse(reportForm, form, { form: refusals.unconfirmed }), { status: 403 });
  const attempt = await context
    .get(rateLimiterContext)
    .consume({ limit: limits.reports, subject: member.userId });
  if (!attempt.ok)
    return data(refuse(reportForm, form, { form: tooManyTries(attempt.waitSeconds) }), { status: 429 });
  await reportPost(member, post.id, reading.value);
  return redirectWithToast(context, `/union/t/${post.threadId}`, successToast(messages.reported));
}

export const handle = failureMessage(() => ({ title: messages.failed }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: reportText.title,
    description: words.description,
    path: "/union",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

const choices = () => reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { threadId, author, excerpt } = loaderData;
  return (
    <NarrowPage
      title={reportText.title}
      intro={reportText.intro}
      above={<BackLink to={`/union/t/${threadId}`}>{reportText.back}</BackLink>}
    >
      <blockquote className="border-l-4 border-marigold pl-4">
        <p>{excerpt}</p>
        <p className="text-sm text-ink-2">{author}</p>
      </blockquote>
      <Form method="post" className="grid gap-5">
        <FormProblems title={messages.failed} problems={actionData?.problems} formId="report" />
        <SelectField
          id="report-reason"
          name="reason"
          label={reportText.reason}
          required
          choices={choices()}
          placeholder={reportText.chooseAReason}
          defaultValue={String(actionData?.values.reason ?? "")}
          error={actionData?.problems.reason}
        />
        <TextArea
          id="report-note"
          name="note"
          label={reportText.note}
          rows={3}
          defaultValue={String(actionData?.values.note ?? "")}
          error={actionData?.problems.note}
          {...rules.note}
        />
        <Button look="danger">{reportText.send}</Button>
      </Form>
    </NarrowPage>
  );
}
