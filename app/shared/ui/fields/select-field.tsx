import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { controlLook, Field, type FieldFacts } from "./field.tsx";
import { labelled, type SelectChoice } from "./select-choices.ts";

interface SelectProps
  extends FieldFacts,
    Omit<ComponentProps<"select">, keyof FieldFacts | "className" | "children"> {
  choices: readonly (SelectChoice | string)[];
  /** The first, empty choice: 'Choose a country'. */
  placeholder?: string;
  className?: string;
}

export function SelectField({
  label,
  hint,
  error,
  required,
  className,
  id,
  choices,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={classNames(controlLook, "appearance-none pr-11")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(labelled).map(({ value, label: name }) => (
              <option key={value} value={value === name ? undefined : value}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 rotate-90 text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}
