import { usePolledRun } from "#app/editors/polling/use-polled-run.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { maxUrlLength } from "../parse-urls.ts";
import { type ImportRun, isRunning } from "../run/import-run.ts";
import { seoFeatures, tabWords } from "../words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { ImportResults } from "./import-results.tsx";
import { useImportToasts } from "./use-import-toasts.ts";

interface ImportTabProps {
  run: ImportRun | null;
  /** The run was started from this page. */
  isOwnRun: boolean;
  refusal: { kind: "single" | "multi"; typed: string; enhanceWithAI: boolean; problem: string } | undefined;
}

export function ImportTab({ run: given, isOwnRun, refusal }: ImportTabProps) {
  const { run, isOffline } = usePolledRun(given, isRunning, (id) => `/admin/import/runs/${id}`);
  useImportToasts(run);
  const isSending = useBusy();
  const isGoing = isRunning(run);
  const isBusy = isSending || isGoing;
  const typed = { single: "", multi: "", ...retainedUrls(run, isOwnRun) };
  if (refusal) typed[refusal.kind] = refusal.typed;
  const problemOf = (kind: "single" | "multi") => (refusal?.kind === kind ? refusal.problem : undefined);
  // Remounts the fields when a run starts or ends.
  const stage = `${run?.id}-${isGoing}`;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <Card>
          <Form method="post" action="/admin/import?tab=url" noValidate>
            <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
              <legend className="sr-only">{tabWords.importOne}</legend>
              <SwitchField
                name="enhanceWithAI"
                label={tabWords.enhance}
                defaultChecked={refusal?.enhanceWithAI ?? true}
              />
              <div className="grid gap-3">
                <h2 className="text-xl">{tabWords.single}</h2>
                <TextField
                  key={`single-${stage}`}
                  id="import-url"
                  name="url"
                  label={tabWords.url}
                  inputMode="url"
                  placeholder="https://"
                  autoComplete="off"
                  maxLength={maxUrlLength}
                  defaultValue={typed.single}
                  error={problemOf("single")}
                />
                <div>
                  <Button
                    name="intent"
                    value="single"
                    isBusy={isBusy && (isGoing ? run?.kind === "single" : false)}
                    busyLabel={tabWords.importing}
                  >
                    {tabWords.importOne}
                  </Button>
                </div>
              </div>
              <div className="grid gap-3 border-t border-line pt-6">
                <h2 className="text-xl">{tabWords.multi}</h2>
                <TextArea
                  key={`multi-${stage}`}
                  id="import-urls"
                  name="urls"
                  label={tabWords.urls}
                  hint={tabWords.urlsHint}
                  rows={6}
                  defaultValue={typed.multi}
                  error={problemOf("multi")}
                />
                <div>
                  <Button
                    name="intent"
                    value="multi"
                    look="forest"
                    isBusy={isBusy && (isGoing ? run?.kind === "multi" : false)}
                    busyLabel={tabWords.importing}
                  >
                    {tabWords.importAll}
                  </Button>
                </div>
              </div>
            </fieldset>
          </Form>
        </Card>
        {run && isGoing && <ImportProgress run={run} isOffline={isOffline} />}
        {run && <ImportResults run={run} />}
      </div>
      <Card as="section" aria-labelledby="seo-features">
        <h2 id="seo-features" className="mb-4 text-xl">
          {seoFeatures.title}
        </h2>
        <CheckList points={seoFeatures.points} />
      </Card>
    </div>
  );
}

/** The URLs stay in the fields during a run. After that, only a failed single import's URL does. */
function retainedUrls(run: ImportRun | null, isOwnRun: boolean): Partial<Record<ImportRun["kind"], string>> {
  if (!run) return {};
  const isLeft = isRunning(run) || (isOwnRun && run.kind === "single" && run.results[0]?.success === false);
  return isLeft ? { [run.kind]: run.results.map(({ url }) => url).join("\n") } : {};
}
