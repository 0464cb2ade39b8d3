import { lookUp } from "#app/shared/forms/lookup.ts";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import type { CatalogueField } from "../fields/catalogue-field.ts";
import { PickField } from "./pick-field.tsx";

interface RecordFieldProps {
  field: CatalogueField;
  text: string;
  error: string | undefined;
}

export const formId = "record";

function RowsHint({ hint, example }: Pick<CatalogueField, "hint" | "example">) {
  return (
    <>
      {hint}
      {example && (
        <>
          {" "}
          For example: <code className="rounded bg-sand px-1 break-words text-ink">{example}</code>
        </>
      )}
    </>
  );
}

export function RecordField({ field, text, error }: RecordFieldProps) {
  const { name, label, hint, required, maxLength, choices = [], names = {} } = field;
  const facts = { id: `${formId}-${name}`, name, label, hint, required, error };
  if (field.pick) return <PickField {...facts} field={field} text={text} />;
  switch (field.input) {
    case "tick":
      return <CheckField {...facts} defaultChecked={text !== ""} />;
    case "choice":
    case "answer":
      return (
        <SelectField
          {...facts}
          defaultValue={text}
          choices={choices.map((value) => ({ value, label: lookUp(names, value) ?? value }))}
          {...(!required && { placeholder: "Not said" })}
        />
      );
    case "text":
    case "list":
    case "choices":
      return (
        <TextArea
          {...facts}
          defaultValue={text}
          maxLength={maxLength}
          rows={field.input === "text" ? 6 : 4}
          className="sm:col-span-2"
        />
      );
    case "rows":
      return (
        <TextArea
          {...facts}
          hint={<RowsHint {...field} />}
          defaultValue={text}
          maxLength={maxLength}
          rows={Math.min(12, Math.max(3, text.split("\n").length + 1))}
          spellCheck={false}
          wrap="off"
          className="sm:col-span-2 [&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:leading-6"
        />
      );
    case "date":
      return <TextField {...facts} type="date" defaultValue={text} min="1990-01-01" max="2100-12-31" />;
    case "address":
      return (
        <TextField
          {...facts}
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={text}
          maxLength={maxLength}
        />
      );
    default:
      return <TextField {...facts} defaultValue={text} maxLength={maxLength} />;
  }
}
