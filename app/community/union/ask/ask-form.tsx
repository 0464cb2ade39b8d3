import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { FieldError } from "#app/shared/ui/fields/field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { unionTopics } from "#database/schema/lists.ts";
import { rules } from "../rules.ts";
import { topicFacts } from "../topics.ts";
import { messages, words } from "../words.ts";
import { AdviceLinks } from "./advice-links.tsx";
import { askFormText } from "./text-words.ts";

interface RecordLink {
  path: string;
  name: string;
}

interface AskFormProps {
  topic: string;
  about: RecordLink | null;
  refusal: FormRefusal | undefined;
  candidates: RecordLink[];
  /** Articles on the question: shown once, before it is posted. */
  advice: { slug: string; title: string }[];
}

const choices = () => unionTopics.map((value) => ({ value, label: topicFacts(value).name }));

export function AskForm({ topic, about, refusal, candidates, advice }: AskFormProps) {
  const isBusy = useBusy();
  const typed = (name: string, otherwise = "") => String(refusal?.values[name] ?? otherwise);
  const field = (name: "title" | "body") => ({
    id: `ask-${name}`,
    name,
    defaultValue: typed(name),
    error: refusal?.problems[name],
    ...rules[name],
  });
  return (
    <Card>
      <Form method="post" className="grid gap-5">
        <FormProblems title={messages.notPosted} problems={refusal?.problems} formId="ask" />
        <SelectField
          id="ask-topic"
          name="topic"
          label={askFormText.topic}
          required
          choices={choices()}
          placeholder={askFormText.chooseATopic}
          defaultValue={typed("topic", topic)}
          error={refusal?.problems.topic}
        />
        <TextField label={askFormText.question} {...field("title")} />
        <TextArea label={askFormText.more} rows={8} hint={words.markdownHint} {...field("body")} />
        {candidates.length > 0 ? (
          <Candidates candidates={candidates} problem={refusal?.problems.about} />
        ) : about ? (
          <p>
            <input type="hidden" name="about" value={about.path} />
            {askFormText.about(about.name)}{" "}
            <Link to={`/union/ask?topic=${topic}`} className="text-leaf underline underline-offset-4">
              {askFormText.aboutElse}
            </Link>
          </p>
        ) : (
          <TextField
            id="ask-about"
            name="about"
            label={askFormText.topicHint}
            hint={words.aboutHint}
            defaultValue={typed("about")}
            error={refusal?.problems.about}
            {...rules.about}
          />
        )}
        <CheckField
          name="follow"
          label={askFormText.emailReplies}
          defaultChecked={refusal ? Boolean(refusal.values.follow) : true}
        />
        {(advice.length > 0 || refusal?.values.advised) && <input type="hidden" name="advised" value="yes" />}
        {advice.length > 0 && (
          <div role="alert" className="grid gap-2">
            <AdviceLinks advice={advice} />
            <p>{words.adviceFirst}</p>
          </div>
        )}
        <div>
          <Button isBusy={isBusy} busyLabel={askFormText.posting} size="large" className="max-sm:w-full">
            {askFormText.post}
          </Button>
          <p className="mt-3 text-sm text-ink-2">
            {askFormText.isPublic}{" "}
            <Link to="/union/rules" className="underline underline-offset-4">
              {words.rulesLink}
            </Link>
          </p>
        </div>
      </Form>
    </Card>
  );
}

const Candidates = ({ candidates, problem }: { candidates: RecordLink[]; problem: string | undefined }) => (
  <fieldset id="ask-about" tabIndex={-1}>
    <legend className="mb-1 font-semibold">{words.chooseOne}</legend>
    {[...candidates, { path: "", name: askFormText.noneOfThese }].map(({ path, name }) => (
      <label key={path} className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="about"
          value={path}
          defaultChecked={path === ""}
          className="size-5 accent-leaf"
        />
        {name}
      </label>
    ))}
    {problem && <FieldError id="ask-about-error">{problem}</FieldError>}
  </fieldset>
);
