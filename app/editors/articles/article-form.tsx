import { type ReactNode, useRef } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { languageNames, languages } from "#app/shared/languages/languages.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { articleCategories, fieldsOfInterest } from "#database/schema/lists.ts";
import { type ArticleFields, articleRules as rules } from "./article-rules.ts";
import { LocalDraftNotice } from "./local-draft/local-draft-notice.tsx";
import { useLocalDraft } from "./local-draft/use-local-draft.ts";
import { type ArticlePreview, Preview } from "./preview/preview.tsx";
import { useLivePreview } from "./preview/use-live-preview.ts";
import { formWords } from "./words.ts";

/** The action's result when the form stays on the page. */
export interface ArticleFormResult {
  values?: ArticleFields;
  message?: string;
  problems?: Record<string, string>;
  preview?: ArticlePreview;
}

interface ArticleFormProps {
  action: string;
  /** "new", or the article's id. */
  name: string;
  fields: ArticleFields;
  answer: ArticleFormResult | undefined;
  /** The id of the local draft that the server has received. */
  received: string | null;
  /** When the article was read, to notice concurrent edits. */
  readAt?: string;
  /** Submit buttons. */
  children: ReactNode;
}

const formId = "article";
const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));
const categories = articleCategories.map((category) => ({ value: category, label: category }));

/** The form with a live preview. Unsaved text is stored in the browser until the server has it. */
export function ArticleForm({ action, name, fields, answer, received, readAt, children }: ArticleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { preview, isWaiting, refresh } = useLivePreview(form, answer?.preview ?? null);
  const { found, copyId, keep, restore, discard } = useLocalDraft(form, name, received);
  const isHydrated = useHydrated();
  const values = answer?.values ?? fields;
  const field = (of: keyof ArticleFields) => ({
    id: `${formId}-${of}`,
    name: of,
    label: formWords[of],
    defaultValue: values[of],
    error: answer?.problems?.[of],
  });
  const onInput = () => {
    keep();
    refresh();
  };
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Card>
        <Form ref={form} method="post" action={action} onInput={onInput} className="grid gap-5" noValidate>
          {found && (
            <LocalDraftNotice
              copy={found}
              onDiscard={discard}
              onRestore={() => {
                restore();
                refresh();
              }}
            />
          )}
          <FormProblems title={answer?.message ?? ""} problems={answer?.problems} formId={formId} />
          <input type="hidden" name="article" value={name} />
          <input type="hidden" name="copy" value={copyId} />
          {readAt && <input type="hidden" name="readAt" value={readAt} />}
          <TextField {...field("title")} {...rules.title} required />
          <TextArea
            {...field("content")}
            {...rules.content}
            required
            rows={16}
            hint={formWords.contentHint}
          />
          <TextArea {...field("excerpt")} {...rules.excerpt} rows={3} hint={formWords.excerptHint} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField {...field("category")} choices={categories} />
            <TextField {...field("author")} {...rules.author} />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField {...field("language")} choices={languageChoices} />
            <TextField {...field("original")} {...rules.original} hint={formWords.originalHint} />
          </div>
          <TextField {...field("imageUrl")} {...rules.imageUrl} inputMode="url" hint={formWords.imageHint} />
          <TextField {...field("fieldOfStudy")} {...rules.fieldOfStudy} list={`${formId}-fields`} />
          <datalist id={`${formId}-fields`}>
            {fieldsOfInterest.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <TextArea
            {...field("metaDescription")}
            {...rules.metaDescription}
            rows={2}
            hint={formWords.metaHint}
          />
          <div className="flex flex-wrap gap-3">
            {children}
            {!isHydrated && (
              <Button name="intent" value="preview" look="quiet">
                {formWords.preview}
              </Button>
            )}
          </div>
        </Form>
      </Card>
      <Preview preview={preview} isWaiting={isWaiting} />
    </div>
  );
}
