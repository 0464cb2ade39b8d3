import type { ComponentProps } from "react";
import { Field, type FieldFacts } from "./field.tsx";

type FileProps = FieldFacts & Omit<ComponentProps<"input">, keyof FieldFacts | "className" | "type">;

/** A file input. Browsers don't let a page fill it in, so after a rejection the file has to be chosen again. */
export const FileField = ({ label, hint, error, required, id, ...input }: FileProps) => (
  <Field {...{ label, hint, error, required, id }}>
    {(wiring) => (
      <input
        {...input}
        {...wiring}
        type="file"
        className="block min-h-12 w-full rounded-xl border-[1.5px] border-edge bg-card p-2 text-base file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-mint file:px-4 file:font-semibold file:text-mint-ink aria-invalid:border-2 aria-invalid:border-clay"
      />
    )}
  </Field>
);
