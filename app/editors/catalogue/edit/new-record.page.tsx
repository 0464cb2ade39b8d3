import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failing } from "#app/shared/forms/failed-submission/failure-message.ts";
import { goOn, good } from "#app/shared/forms/form-responses.server.ts";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { asViewer } from "#database/viewer.ts";
import { CatalogueFrame } from "../catalogue-layout.tsx";
import { findLikelyDuplicates } from "../duplicates/find-likely-duplicates.server.ts";
import { LikelyDuplicates } from "../duplicates/likely-duplicates.tsx";
import { readTexts } from "../fields/record-texts.ts";
import { findNoun } from "../fields/record-types.ts";
import { aOne, words } from "../words.ts";
import type { Route } from "./+types/new-record.page.ts";
import { createRecord } from "./create-records.server.ts";
import { readRecordForm } from "./parse-record-form.server.ts";
import { RecordForm } from "./record-form.tsx";

function requireNoun(slug: string) {
  const noun = findNoun(slug);
  if (!noun) throw data(null, { status: 404 });
  return noun;
}

export const loader = ({ params }: Route.LoaderArgs) => ({ slug: requireNoun(params.noun).slug });

export async function action({ request, params, context }: Route.ActionArgs) {
  const noun = requireNoun(params.noun);
  const form = await readFormData(request);
  const texts = readTexts(noun, form);
  const isPublished = form.get("intent") === "publish";
  const outcome = await asViewer(context.get(viewerContext), async (db) => {
    const reading = await readRecordForm(db, noun, texts);
    if (!reading.ok) return { refusal: { texts, problems: reading.problems }, alike: [] };
    const { values } = reading;
    const named = (name: string | undefined) => (name ? String(values[name] ?? "") : "");
    const alike =
      form.has("anyway") || noun.kind === "school_spotlights"
        ? []
        : await findLikelyDuplicates(db, noun.kind, {
            title: named(noun.title),
            provider: named(noun.provider),
            url: named(noun.address),
          });
    if (alike.length > 0) return { refusal: { texts, problems: { form: words.maybeKnown } }, alike };
    return { id: await createRecord(db, noun.kind, values, { isPublished }) };
  });
  if ("refusal" in outcome) return data(outcome, { status: 400 });
  return goOn(context, `/admin/catalogue/${noun.slug}/${outcome.id}`, good(words.created(noun, isPublished)));
}

export const handle = failing({ title: words.refusedTitle });

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(`Add ${aOne(requireNoun(params.noun))}`) },
  { name: "robots", content: "noindex" },
];

export default function NewRecord({ loaderData: { slug }, actionData }: Route.ComponentProps) {
  const noun = requireNoun(slug);
  const isBusy = useBusy();
  return (
    <CatalogueFrame title={`Add ${aOne(noun)}`} tab={slug}>
      <RecordForm noun={noun} texts={{}} refusal={actionData?.refusal}>
        <LikelyDuplicates noun={noun} alike={actionData?.alike ?? []} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="publish" disabled={isBusy}>
            Publish
          </Button>
          <Button name="intent" value="draft" look="outline" disabled={isBusy}>
            Save as draft
          </Button>
        </div>
      </RecordForm>
    </CatalogueFrame>
  );
}
