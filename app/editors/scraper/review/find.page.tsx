import { data } from "react-router";
import { Notice } from "#app/catalogue/kinds/notice.tsx";
import { formId } from "#app/editors/catalogue/edit/record-field.tsx";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { parseTexts } from "#app/editors/catalogue/fields/record-texts.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/find.page.ts";
import { type DecisionOutcome, mergeFind, publishFind, rejectFind } from "./decide-find.server.ts";
import { EvidenceField } from "./evidence-field.tsx";
import { findFind } from "./list-finds.server.ts";
import { kindNames, reviewWords } from "./words.ts";

function requireFindId(given: string) {
  const id = parseId(given);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireFindId(params.id);
  const scraped = await asViewer(context.get(viewerContext), (db) => findFind(db, id));
  if (scraped?.state !== "waiting") throw data(null, { status: 404 });
  const { title, kind, fields, doubts, address, sourceName, like } = scraped;
  return { title, kind, fields, doubts, address, sourceName, like };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireFindId(params.id);
  const form = await parseFormData(request);
  const intent = form.get("intent");
  const now = new Date();
  const outcome = await asViewer(context.get(viewerContext), async (db) => {
    const scraped = await findFind(db, id);
    if (!scraped) throw data(null, { status: 404 });
    if (intent === "reject") return rejectFind(db, id, now);
    const texts = parseTexts(recordTypes[scraped.kind], form);
    const reading = parseRecord(recordTypes[scraped.kind], texts);
    if (!reading.ok) return { refusal: { texts, problems: reading.problems } };
    return intent === "merge"
      ? mergeFind(db, id, reading.values, now)
      : publishFind(db, id, reading.values, now);
  });
  if ("refusal" in outcome) return data(outcome, { status: 400 });
  return redirectWithToast(context, "/admin/review", toastFor(outcome, String(intent)));
}

function toastFor(decided: DecisionOutcome, intent: string) {
  if (!decided.ok) return { tone: "bad" as const, ...reviewWords[decided.reason] };
  const message =
    intent === "reject"
      ? reviewWords.rejected
      : intent === "merge"
        ? reviewWords.merged
        : reviewWords.published;
  return { tone: "good" as const, ...message };
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? reviewWords.title) },
  { name: "robots", content: "noindex" },
];

export default function ReviewFind({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kind, fields, doubts, address, sourceName, like } = loaderData;
  const refusal = actionData?.refusal;
  const isBusy = useBusy();
  const textOf = (name: string) => {
    if (refusal) return refusal.texts[name] ?? "";
    if (name === "source_url") return address;
    return name === "source_name" ? sourceName : (fields[name]?.value ?? "");
  };
  return (
    <div className="wrap max-w-5xl py-6 md:py-10">
      <BackLink to="/admin/review">{reviewWords.title}</BackLink>
      <PageHeading title={title} intro={`${kindNames[kind]} · ${sourceName}`} />
      <p className="mt-2">
        <ExternalLink href={address} about={title} className={textLinkLook}>
          {reviewWords.source}
        </ExternalLink>
      </p>
      {doubts.length > 0 && (
        <div className="mt-4">
          <Notice tone="indigo" icon="search" title={reviewWords.doubts}>
            {doubts.join(" ")}
          </Notice>
        </div>
      )}
      <Form method="post" noValidate={refusal !== undefined} className="mt-6 grid gap-6">
        <FormProblems title={reviewWords.refused} problems={refusal?.problems} formId={formId} />
        {recordTypes[kind].fields.map((field) => (
          <EvidenceField
            key={field.name}
            field={field}
            text={textOf(field.name)}
            error={refusal?.problems[field.name]}
            found={fields[field.name]}
          />
        ))}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button name="intent" value="publish" disabled={isBusy}>
            {reviewWords.publish}
          </Button>
          {like && (
            <Button name="intent" value="merge" look="outline" disabled={isBusy}>
              {reviewWords.merge(like.title)}
            </Button>
          )}
          <Button name="intent" value="reject" look="outline" formNoValidate disabled={isBusy}>
            {reviewWords.reject}
          </Button>
        </div>
        {like && <p className="text-sm text-ink-2">{reviewWords.mergeHint}</p>}
      </Form>
    </div>
  );
}
