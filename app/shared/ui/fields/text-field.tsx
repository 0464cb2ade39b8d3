import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { controlLook, Field, type FieldFacts } from "./field.tsx";

type InputProps = FieldFacts &
  Omit<ComponentProps<"input">, keyof FieldFacts | "className"> & { className?: string };
type AreaProps = FieldFacts &
  Omit<ComponentProps<"textarea">, keyof FieldFacts | "className"> & { className?: string };

/** One line of text, a number, a date, a password. After a rejection, pass what was typed as `defaultValue`. */
export function TextField({ label, hint, error, required, className, id, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(wiring) => <input {...input} {...wiring} className={controlLook} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, required, className, id, rows = 5, ...area }: AreaProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(wiring) => (
        <textarea rows={rows} {...area} {...wiring} className={classNames(controlLook, "resize-y")} />
      )}
    </Field>
  );
}
