import type { Failure } from "#app/common/forms/failure.ts";
import { failureWords } from "#app/common/forms/words.ts";
import { Button } from "#app/common/ui/button.tsx";
import { TextArea, TextField } from "#app/common/ui/text-field.tsx";
import { ToastCard } from "#app/common/ui/toast.tsx";

interface SentFormProps {
  failure: Failure;
  /** Where it was sent. */
  action: string;
  form: FormData;
}

/** A form that was not received, where no script could keep it on its page: what was typed, and a button that sends it again. */
export const SentForm = ({ failure, action, form }: SentFormProps) => (
  <>
    <div role="alert">
      <ToastCard tone="bad" title={failure.title} detail={failure.detail} />
    </div>
    <form method="post" action={action} className="mt-6 grid gap-5">
      {[...form].map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing moves
        <Kept key={place} id={`sent-${place}`} name={name} value={value} />
      ))}
      <div>
        <Button>{failureWords.again}</Button>
      </div>
    </form>
  </>
);

interface KeptProps {
  id: string;
  name: string;
  value: FormDataEntryValue;
}

/** Words can be seen and changed; what a button or a list said goes along. Secrets and files have to be given again. */
function Kept({ id, name, value }: KeptProps) {
  const field = { id, name, label: labelOf(name) };
  if (typeof value !== "string") return null;
  if (/password|proof/i.test(name)) return <TextField {...field} type="password" required />;
  if (/^code$/i.test(name)) return <TextField {...field} inputMode="numeric" required />;
  if (/\n|.{80}/.test(value)) return <TextArea {...field} rows={8} defaultValue={value} />;
  if (/[\s@]/.test(value)) return <TextField {...field} defaultValue={value} />;
  return <input type="hidden" name={name} value={value} />;
}

/** "schoolName": "School name". */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
