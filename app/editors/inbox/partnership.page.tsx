import { data, type RouterContextProvider } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/partnership.page.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { addNote, changeStatus } from "./change-application.server.ts";
import { type FoundApplication, findApplication } from "./find-application.server.ts";
import { NoteForm, ReplyForm, StatusForm } from "./inbox-forms.tsx";
import { type FormName, forms, type InboxFormValues, parseInboxForm } from "./parse-inbox-form.server.ts";
import { replyToSchool } from "./reply-to-school.server.ts";
import { Thread } from "./thread.tsx";
import { done, failed, inbox, reasons, statusNames } from "./words.ts";

type Context = Readonly<RouterContextProvider>;

export const loader = ({ params, context }: Route.LoaderArgs) => requireApplication(context, params.id);

export async function action({ params, request, context }: Route.ActionArgs) {
  const found = await requireApplication(context, params.id);
  const form = await parseFormData(request);
  const intent = String(form.get("intent"));
  if (!isFormName(intent)) throw data(null, { status: 400 });
  const answer = async (refusal: FormRefusal, reason: string, status: number) =>
    data(
      { intent, refusal },
      { status, headers: await context.get(flashContext).showNow(errorToast(failed[intent], reason)) },
    );
  const reading = parseInboxForm(intent, form);
  if (!reading.ok) return answer(reading, reasons.fields, 400);
  try {
    await applyForm(context, found.application, reading.value);
  } catch (error) {
    context.get(requestInfoContext).log.error({ err: error }, "changing a partnership application failed");
    return answer(refuse(forms[intent], form, { form: reasons.ours }), reasons.ours, 500);
  }
  return redirectWithToast(
    context,
    `/admin/partnerships/${found.application.id}`,
    successToast(done[intent]),
  );
}

async function applyForm(
  context: Context,
  application: FoundApplication["application"],
  values: InboxFormValues,
) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== "admin") throw new Error("only an admin gets here");
  const { userId } = viewer;
  if ("status" in values)
    return asViewer(viewer, (db) => changeStatus(db, userId, application.id, values.status));
  if ("note" in values) return asViewer(viewer, (db) => addNote(db, userId, application.id, values.note));
  const { contactEmail } = context.get(requestInfoContext);
  return replyToSchool({ viewer, mailer: context.get(mailerContext), contactEmail }, application, values);
}

const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

async function requireApplication(context: Context, given: string): Promise<FoundApplication> {
  const id = parseId(given);
  const found = id && (await asViewer(context.get(viewerContext), (db) => findApplication(db, id)));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const handle = failureMessage((form) => ({
  title: Object.entries(failed).find(([intent]) => intent === form.get("intent"))?.[1] ?? failed.status,
}));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.application.schoolName ?? inbox.title) },
  { name: "robots", content: "noindex" },
];

export default function Partnership({ loaderData, actionData }: Route.ComponentProps) {
  const { application, entries } = loaderData;
  const { schoolName, city, country, status } = application;
  const refusalOf = (name: FormName) => (actionData?.intent === name ? actionData.refusal : undefined);
  // Each new entry resets the forms.
  const version = `${entries.length} ${status}`;
  return (
    <div className="wrap py-6 md:py-10">
      <BackLink to="/admin/partnerships">{inbox.title}</BackLink>
      <PageHeading title={schoolName} intro={`${city}, ${country}`}>
        <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>
      </PageHeading>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <ApplicationFacts application={application} />
          <Thread entries={entries} />
          <ReplyForm key={`reply ${version}`} application={application} refusal={refusalOf("reply")} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <StatusForm key={`status ${version}`} status={status} refusal={refusalOf("status")} />
          <NoteForm key={`note ${version}`} refusal={refusalOf("note")} />
        </div>
      </div>
    </div>
  );
}
