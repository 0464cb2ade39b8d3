import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { findLikelyDuplicates } from "../duplicates/find-likely-duplicates.server.ts";
import { LikelyDuplicates } from "../duplicates/likely-duplicates.tsx";
import { parseTexts } from "../fields/record-texts.ts";
import { findRecordType } from "../fields/record-types.ts";
import { aOne, words } from "../words.ts";
import type { Route } from "./+types/new-record.page.ts";
import { createRecord } from "./create-records.server.ts";
import { parseRecordForm } from "./parse-record-form.server.ts";
import { RecordForm } from "./record-form.tsx";

function requireRecordType(slug: string) {
  const recordType = findRecordType(slug);
  if (!recordType) throw data(null, { status: 404 });
  return recordType;
}

export const loader = ({ params }: Route.LoaderArgs) => ({ slug: requireRecordType(params.type).slug });

export async function action({ request, params, context }: Route.ActionArgs) {
  const recordType = requireRecordType(params.type);
  const form = await parseFormData(request);
  const texts = parseTexts(recordType, form);
  const isPublished = form.get("intent") === "publish";
  const outcome = await asViewer(context.get(viewerContext), async (db) => {
    const reading = await parseRecordForm(db, recordType, texts);
    if (!reading.ok) return { refusal: { texts, problems: reading.problems }, alike: [] };
    const { values } = reading;
    const named = (name: string | undefined) => (name ? String(values[name] ?? "") : "");
    const alike =
      form.has("anyway") || recordType.kind === "school_spotlights"
        ? []
        : await findLikelyDuplicates(db, recordType.kind, {
            title: named(recordType.titleColumn),
            provider: named(recordType.providerColumn),
            url: named(recordType.urlColumn),
          });
    if (alike.length > 0) return { refusal: { texts, problems: { form: words.maybeKnown } }, alike };
    return { id: await createRecord(db, recordType.kind, values, { isPublished }) };
  });
  if ("refusal" in outcome) return data(outcome, { status: 400 });
  return redirectWithToast(
    context,
    `/admin/catalogue/${recordType.slug}/${outcome.id}`,
    successToast(words.created(recordType, isPublished)),
  );
}

export const handle = failureMessage({ title: words.refusedTitle });

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(`Add ${aOne(requireRecordType(params.type))}`) },
  { name: "robots", content: "noindex" },
];

export default function NewRecord({ loaderData: { slug }, actionData }: Route.ComponentProps) {
  const recordType = requireRecordType(slug);
  const isBusy = useBusy();
  return (
    <CatalogueLayout title={`Add ${aOne(recordType)}`} tab={slug}>
      <RecordForm recordType={recordType} texts={{}} refusal={actionData?.refusal}>
        <LikelyDuplicates recordType={recordType} alike={actionData?.alike ?? []} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="publish" disabled={isBusy}>
            Publish
          </Button>
          <Button name="intent" value="draft" look="outline" disabled={isBusy}>
            Save as draft
          </Button>
        </div>
      </RecordForm>
    </CatalogueLayout>
  );
}
