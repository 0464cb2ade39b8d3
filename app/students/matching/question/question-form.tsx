import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { QuestionField } from "#app/students/eligibility/questions/question-field.tsx";
import type { InlineQuestion } from "./find-question.server.ts";
import { questionWords as words } from "./words.ts";

interface QuestionFormProps {
  question: InlineQuestion;
  refusal: FormRefusal | undefined;
}

export function QuestionForm({ question: { sentence, inputs }, refusal }: QuestionFormProps) {
  const isBusy = useBusy("answer");
  const { values, problems } = refusal ?? { values: {}, problems: {} };
  const [first, second] = inputs.filter(({ constant }) => constant === undefined);
  return (
    <section aria-labelledby="question" className="mb-4 rounded-panel bg-sand p-5">
      <h4 id="question" className="text-lg">
        {sentence}
      </h4>
      <Form method="post" preventScrollReset className="mt-3 grid max-w-xl gap-4">
        <FormProblems title={words.notAnswered} problems={refusal?.problems} formId="question" />
        <div className={second ? "grid gap-4 sm:grid-cols-2" : "grid gap-4"}>
          {inputs.map((input) => (
            <QuestionField
              key={input.name}
              formId="question"
              input={input}
              value={String(values[input.name] ?? "")}
              error={problems[input.name]}
              isRequired={input === first}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button name="intent" value="answer" look="forest" isBusy={isBusy} busyLabel={words.keeping}>
            {words.keep}
          </Button>
          <span className="text-sm text-ink-2">{words.kept}</span>
        </div>
      </Form>
    </section>
  );
}
