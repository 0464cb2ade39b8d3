import { choiceWords } from "#app/shared/ui/fields/choice-words.ts";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import type { QuestionInput } from "./inputs.ts";

interface AskedFieldProps {
  /** Prefix of the field's id. */
  formId: string;
  input: QuestionInput;
  value?: string;
  error?: string | undefined;
  isRequired?: boolean;
}

export function QuestionField({ formId, input, value = "", error, isRequired }: AskedFieldProps) {
  const { name, label, hint, choices, number, constant } = input;
  const field = {
    name,
    label,
    hint,
    error,
    id: `${formId}-${name}`,
    defaultValue: value,
    required: isRequired,
  };
  if (constant) return <input type="hidden" name={name} value={constant} />;
  if (choices) return <SelectField {...field} choices={choices} placeholder={choiceWords.choose} />;
  if (number) return <TextField {...field} type="number" inputMode="decimal" {...number} />;
  return <TextField {...field} maxLength={300} autoComplete="off" />;
}
