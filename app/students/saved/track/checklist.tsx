import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { type ChecklistStep, stepInWords } from "#app/catalogue/dates/checklist-step.ts";
import { failureToast } from "#app/shared/forms/failed-submission/keep-form-on-failure.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { useIsSignedIn } from "#app/shared/layout/page.ts";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { sendForm } from "../send-form.ts";
import { tickWords as words } from "../track-words.ts";

interface ChecklistProps {
  /** "scholarship/8b0c…". */
  item: string;
  steps: ChecklistStep[];
  ticked: string[];
  /** Saving ticks also saves the item. */
  onSaved: () => void;
}

/** With JavaScript the form is sent in the background and keeps its ticks if that fails. Visitors see a plain list and a sign-in button. */
export function Checklist({ item, steps, ticked, onSaved }: ChecklistProps) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!isSignedIn) return;
    event.preventDefault();
    if (isSending) return;
    failureToast.show(null);
    setIsSending(true);
    const form = event.currentTarget;
    const answer = await sendForm(form);
    setIsSending(false);
    if (answer?.signIn) return;
    if (answer?.isSaved) onSaved();
    showToast(null);
    if (answer?.toast) showToast(answer.toast);
    else failureToast.show({ title: words.notKept, detail: words.lost, again: () => form.requestSubmit() });
  }

  return (
    <form method="post" action={localPath("/saved/ticks")} onSubmit={send}>
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={pathname + search} />
      <ul className="mt-1">
        {steps.map((step) => (
          <li key={step.name} className="border-b border-line last:border-0">
            {isSignedIn ? (
              <CheckField
                label={stepInWords(step)}
                name="ticked"
                value={step.name}
                defaultChecked={ticked.includes(step.name)}
              />
            ) : (
              <span className="flex items-start gap-2.5 py-1.5 text-small leading-snug print:py-0.5">
                <span aria-hidden="true" className="mt-0.5 size-4 shrink-0 rounded-sm border border-edge" />
                {stepInWords(step)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button look="outline" size="small" className="mt-3 print:hidden">
        {isSending ? words.keeping : isSignedIn ? words.keep : words.signIn}
      </Button>
    </form>
  );
}
