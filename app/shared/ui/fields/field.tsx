import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export interface FieldFacts {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Connects a control with its label, hint and error. */
interface FieldAttributes {
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps extends FieldFacts {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldAttributes) => ReactNode;
}

export const controlLook = "control";

/** A label, a control, a hint and, after a rejection, the reason. */
export function Field({ label, hint, error, required, id, className, children }: FieldProps) {
  const madeUpId = useId();
  const ownId = id ?? madeUpId;
  const described = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={ownId} className="mb-1.5 block font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: ownId,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && <Hint id={`${ownId}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The control itself has `required`; the mark is only visual. */
export const RequiredMark = () => (
  <span className="text-clay" aria-hidden="true">
    {" *"}
  </span>
);

export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-1.5 text-sm text-ink-2">
    {children}
  </p>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-clay-ink">
    <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);
