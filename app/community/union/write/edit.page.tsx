import { data } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { editThreadForm, replyForm } from "../forms.server.ts";
import { rules } from "../rules.ts";
import { messages, refusals, words } from "../words.ts";
import type { Route } from "./+types/edit.page.ts";
import { editPost, findOwnPost, removePost } from "./edit-post.server.ts";
import { postingToolsOf } from "./posting-tools.server.ts";
import { editText } from "./text-words.ts";

async function findMine(request: Request, context: Route.LoaderArgs["context"], given: string) {
  const member = requireMember(request, context);
  const id = parseId(given);
  const post = id && (await findOwnPost(member, id));
  if (!post) throw data("Not found", { status: 404 });
  return { member, post };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { post } = await findMine(request, context, params.id);
  return post;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, post } = await findMine(request, context, params.id);
  const form = await parseFormData(request);
  const thread = `/union/t/${post.threadId}`;
  if (form.get("intent") === "remove") {
    if (!(await removePost(member, post.id)))
      return redirectWithToast(context, thread, errorToast(messages.failed, refusals.banned));
    const staysReadable = !post.isOpening;
    return redirectWithToast(context, staysReadable ? thread : "/union", successToast(messages.removed));
  }
  const schema = post.isOpening ? editThreadForm : replyForm;
  const reading = parseForm(schema, form);
  if (!reading.ok) return data(reading, { status: 400 });
  const edited = await editPost(await postingToolsOf(context, member), post.id, reading.value);
  if (!edited.ok)
    return data(refuse(schema, form, { form: edited.words }), {
      status: edited.reason === "wait" ? 429 : 400,
    });
  return redirectWithToast(
    context,
    post.isOpening ? thread : `${thread}?post=${post.id}#p-${post.id}`,
    successToast(edited.isHeld ? messages.editedHeld : messages.edited),
  );
}

export const handle = failureMessage(() => ({ title: messages.failed }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: editText.title,
    description: words.description,
    path: "/union",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Edit({ loaderData: post, actionData }: Route.ComponentProps) {
  const isBusy = useBusy("save");
  const values: Record<string, unknown> = actionData?.values ?? { title: post.heading, body: post.body };
  const problems = actionData?.problems;
  return (
    <div className="wrap max-w-3xl pt-4 pb-10 md:py-8">
      <BackLink to={`/union/t/${post.threadId}`}>{editText.back}</BackLink>
      <PageHeading title={post.isOpening ? editText.questionTitle : editText.replyTitle} />
      <Card className="mt-6">
        <Form method="post" className="grid gap-5">
          <FormProblems title={messages.failed} problems={problems} formId="edit" />
          {post.isOpening && (
            <TextField
              id="edit-title"
              name="title"
              label={editText.question}
              defaultValue={String(values.title)}
              error={problems?.title}
              {...rules.title}
            />
          )}
          <TextArea
            id="edit-body"
            name="body"
            label={post.isOpening ? editText.more : editText.reply}
            rows={8}
            hint={words.markdownHint}
            defaultValue={String(values.body)}
            error={problems?.body}
            {...rules.body}
          />
          <div>
            <Button name="intent" value="save" isBusy={isBusy} busyLabel={editText.saving}>
              {editText.save}
            </Button>
          </div>
        </Form>
      </Card>
      <Card className="mt-6">
        <h2 className="text-xl">{editText.removeTitle}</h2>
        <p className="mt-1 mb-3 text-ink-2">{editText.removeMeans}</p>
        <Form method="post">
          <Button name="intent" value="remove" look="danger">
            {editText.remove}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
