import { CheckField } from "#app/common/ui/check-field.tsx";
import { SelectField } from "#app/common/ui/select-field.tsx";
import { TextArea, TextField } from "#app/common/ui/text-field.tsx";
import type { CatalogueField } from "./fields.ts";

interface RecordFieldProps {
  field: CatalogueField;
  text: string;
  error: string | undefined;
}

export const formId = "record";

/** The control that a field's description asks for. */
export function RecordField({ field, text, error }: RecordFieldProps) {
  const { name, label, hint, required, maxLength, choices = [], names = {} } = field;
  const facts = { id: `${formId}-${name}`, name, label, hint, required, error };
  switch (field.input) {
    case "tick":
      return <CheckField {...facts} defaultChecked={text !== ""} />;
    case "choice":
    case "answer":
      return (
        <SelectField
          {...facts}
          defaultValue={text}
          choices={choices.map((value) => ({ value, label: names[value] ?? value }))}
          {...(!required && { placeholder: "Not said" })}
        />
      );
    case "text":
    case "list":
    case "choices":
    case "rows":
      return (
        <TextArea
          {...facts}
          defaultValue={text}
          maxLength={maxLength}
          rows={field.input === "text" ? 6 : 4}
          className="sm:col-span-2"
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
