import type { ReactNode } from "react";
import { Form } from "react-router";
import { FormProblems } from "#app/common/forms/form-problems.tsx";
import type { Noun } from "./fields.ts";
import { formId, RecordField } from "./record-field.tsx";
import type { RecordTexts } from "./record-texts.ts";
import { words } from "./words.ts";

/** A form that came back: what was typed, what is wrong, and what someone else made of the record meanwhile. */
export interface RecordRefusal {
  texts: RecordTexts;
  problems: Record<string, string>;
  /** The version that saving again would replace. */
  version?: string;
}

interface RecordFormProps {
  noun: Noun;
  texts: RecordTexts;
  version?: string;
  refusal?: RecordRefusal | undefined;
  /** What stands below the fields: warnings and buttons. */
  children: ReactNode;
}

/** Every noun's form, made from the description of its fields. */
export function RecordForm({ noun, texts, version, refusal, children }: RecordFormProps) {
  const shown = refusal?.texts ?? texts;
  const replaced = refusal?.version ?? version;
  return (
    <Form method="post" noValidate={refusal !== undefined} className="grid gap-5">
      <FormProblems title={words.refused} problems={refusal?.problems} formId={formId} />
      {replaced && <input type="hidden" name="version" value={replaced} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {noun.fields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            text={shown[field.name] ?? ""}
            error={refusal?.problems[field.name]}
          />
        ))}
      </div>
      {children}
    </Form>
  );
}
