import { type ComponentProps, useId } from "react";
import { FieldError, type FieldFacts, Hint, RequiredMark } from "./field.tsx";

type CheckProps = FieldFacts & Omit<ComponentProps<"input">, keyof FieldFacts | "className" | "type">;

const box =
  "mt-0.5 size-6 shrink-0 rounded-md border-edge accent-leaf aria-invalid:outline-2 aria-invalid:outline-clay disabled:opacity-60";
const track =
  "relative h-7 w-12 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-neutral checked:border-leaf checked:bg-leaf before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-edge checked:before:translate-x-5 checked:before:bg-on-leaf disabled:opacity-60 forced-colors:appearance-auto";

export const CheckField = (props: CheckProps) => <Checkbox {...props} look={box} />;

/** A checkbox that takes effect at once, or shows whether something is on. */
export const SwitchField = (props: CheckProps) => <Checkbox {...props} role="switch" look={track} />;

function Checkbox({ label, hint, error, required, id, look, ...input }: CheckProps & { look: string }) {
  const madeUpId = useId();
  const ownId = id ?? madeUpId;
  const described = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={ownId} className="flex min-h-11 items-start gap-3 py-2.5 print:min-h-0 print:py-0.5">
        <input
          {...input}
          type="checkbox"
          id={ownId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={look}
        />
        <span className="min-w-0">
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {(hint || error) && (
        <div className="-mt-2.5 pb-2">
          {hint && <Hint id={`${ownId}-hint`}>{hint}</Hint>}
          {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}
