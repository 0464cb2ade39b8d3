import type { FailureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { failureWords } from "#app/shared/forms/failed-submission/words.ts";
import { isSecretField } from "#app/shared/forms/secret-fields.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { ToastCard } from "#app/shared/ui/feedback/toast.tsx";
import { FileField } from "#app/shared/ui/fields/file-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";

interface SubmittedFormProps {
  /** Where it was sent. */
  action: string;
  form: FormData;
}

/** A form that failed without a script to keep it on its page: what was typed, and a button that sends it again. */
export function SubmittedForm({ action, form }: SubmittedFormProps) {
  const fields = [...form];
  const hasFile = fields.some(([, value]) => typeof value !== "string");
  return (
    <form
      method="post"
      action={action}
      encType={hasFile ? "multipart/form-data" : undefined}
      className="grid gap-5"
    >
      {fields.map(([name, value], place) => (
        <RestoredField
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing moves
          key={place}
          id={`sent-${place}`}
          name={name}
          value={value}
          isOneOfMany={form.getAll(name).length > 1}
        />
      ))}
      <div>
        <Button>{failureWords.again}</Button>
      </div>
    </form>
  );
}

/** The page's message about it, and the form if it can be shown again. */
export const FailedSubmission = ({
  failure,
  action,
  form,
}: { failure: FailureMessage } & Omit<SubmittedFormProps, "form"> & { form: FormData | null }) => (
  <>
    <div role="alert" className="mb-6">
      <ToastCard tone="bad" title={failure.title} detail={failure.detail} isWide />
    </div>
    {form && <SubmittedForm action={action} form={form} />}
  </>
);

interface RestoredFieldProps {
  id: string;
  name: string;
  value: FormDataEntryValue;
  isOneOfMany: boolean;
}

/**
 * Texts can be seen and edited; values of buttons and lists are sent along. Secrets and files have to be entered
 * again.
 */
function RestoredField({ id, name, value, isOneOfMany }: RestoredFieldProps) {
  const field = { id, name, label: labelOf(name) };
  if (isSecretField(name)) return <Secret {...field} />;
  if (typeof value !== "string") return <FileField {...field} hint={failureWords.fileAgain} />;
  if (/\n|.{80}/.test(value)) return <TextArea {...field} rows={8} defaultValue={value} />;
  if (/[\s@]/.test(value) && !isOneOfMany) return <TextField {...field} defaultValue={value} />;
  return <input type="hidden" name={name} value={value} />;
}

const Secret = (field: { id: string; name: string; label: string }) => (
  <TextField
    {...field}
    {...(/code/i.test(field.name) ? { autoComplete: "one-time-code" } : { type: "password" })}
    hint={failureWords.secretAgain}
    required
  />
);

/** "schoolName": "School name". */
const labelOf = (name: string) => {
  if (name === "proof") return failureWords.proof;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
