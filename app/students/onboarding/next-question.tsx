import { Form } from "#app/shared/forms/form.tsx";
import { withColon } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { QuestionField } from "#app/students/eligibility/questions/question-field.tsx";
import type { NextQuestion } from "./next-question.server.ts";
import { startWords as words } from "./words.ts";

interface NextQuestionProps {
  question: NextQuestion;
  /** Open once an answer was given. */
  isOpen: boolean;
}

export function NextQuestionForm({ question, isOpen }: NextQuestionProps) {
  const { title, choices, inputs, keeps } = question;
  return (
    <details className="group mt-4 rounded-panel bg-sand px-4 sm:px-5" open={isOpen}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold">
        <span>
          {withColon(words.better)} <span className="text-leaf">{title}</span>
        </span>
        <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90" />
      </summary>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {choices.map(({ label, to }) => (
          <li key={label}>
            <ChipLink to={to}>{label}</ChipLink>
          </li>
        ))}
      </ul>
      {inputs.length > 0 && (
        <Form action="/start" className="flex flex-wrap items-end gap-3">
          {keeps.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {inputs.map((input) => (
            <div key={input.name} className="min-w-0 grow basis-56">
              <QuestionField formId="start" input={input} />
            </div>
          ))}
          <Button look="forest" className="min-h-12">
            {words.add}
          </Button>
        </Form>
      )}
      <div className="pb-4" />
    </details>
  );
}
