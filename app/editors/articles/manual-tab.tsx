import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { ArticleForm, type ArticleFormResult } from "./article-form.tsx";
import { emptyArticle } from "./article-rules.ts";
import { editWords, formWords } from "./words.ts";

interface ManualTabProps {
  /** The article that was just published. */
  created: { id: string; slug: string; title: string } | null;
  received: string | null;
  answer: ArticleFormResult | undefined;
}

export function ManualTab({ created, received, answer }: ManualTabProps) {
  const isBusy = useBusy();
  return (
    <>
      {created && (
        <p className="mb-6 rounded-card bg-mint p-4 break-words text-mint-ink">
          <strong>{editWords.createdNotice(created.title)}</strong>{" "}
          <span className="break-all">/advice/{created.slug}</span>{" "}
          <span className="flex flex-wrap gap-x-5">
            <TextLink to={`/advice/${created.slug}`}>{editWords.read}</TextLink>
            <TextLink to={`/admin/import/articles/${created.id}`}>{editWords.editIt}</TextLink>
          </span>
        </p>
      )}
      <h2 className="sr-only">{formWords.newArticle}</h2>
      <ArticleForm
        action="/admin/import?tab=manual"
        name="new"
        fields={emptyArticle}
        answer={answer}
        received={received}
      >
        <Button
          name="intent"
          value="create"
          isBusy={useBusy("create")}
          disabled={isBusy}
          busyLabel={formWords.creating}
        >
          {formWords.create}
        </Button>
        <Button
          name="intent"
          value="draft"
          look="outline"
          isBusy={useBusy("draft")}
          disabled={isBusy}
          busyLabel={formWords.saving}
        >
          {formWords.saveDraft}
        </Button>
      </ArticleForm>
    </>
  );
}
