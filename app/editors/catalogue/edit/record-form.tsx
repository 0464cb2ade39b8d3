import type { ReactNode } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import type { CatalogueField, RecordType } from "../fields/catalogue-field.ts";
import type { RecordTexts } from "../fields/record-texts.ts";
import { words } from "../words.ts";
import { formId, RecordField } from "./record-field.tsx";

/** A rejected form: the typed values and the problems. */
export interface RecordRefusal {
  texts: RecordTexts;
  problems: Record<string, string>;
  /** The version that saving again would overwrite. */
  version?: string;
}

/** The specification's fields first, then the facts by group. */
function groupsOf({ fields }: RecordType): [string | undefined, CatalogueField[]][] {
  const groups = new Map<string | undefined, CatalogueField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

interface RecordFormProps {
  recordType: RecordType;
  texts: RecordTexts;
  version?: string;
  refusal?: RecordRefusal | undefined;
  /** Warnings and buttons below the fields. */
  children: ReactNode;
}

/** The form of any record type, generated from its fields. */
export function RecordForm({ recordType, texts, version, refusal, children }: RecordFormProps) {
  const shown = refusal?.texts ?? texts;
  const replaced = refusal?.version ?? version;
  return (
    <Form method="post" noValidate={refusal !== undefined} className="grid gap-5">
      <FormProblems title={words.refused} problems={refusal?.problems} formId={formId} />
      {replaced && <input type="hidden" name="version" value={replaced} />}
      {groupsOf(recordType).map(([group, fields]) => {
        const controls = (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {fields.map((field) => (
              <RecordField
                key={field.name}
                field={field}
                text={shown[field.name] ?? ""}
                error={refusal?.problems[field.name]}
              />
            ))}
          </div>
        );
        if (!group) return <div key="own">{controls}</div>;
        const hasProblem = fields.some(({ name }) => refusal?.problems[name]);
        const filled = fields.filter(({ name }) => shown[name]).length;
        return (
          <details key={group} open={hasProblem} className="group rounded-card border border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-sand [&::-webkit-details-marker]:hidden">
              <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-90" />
              <span className="font-display text-xl font-bold">{group}</span>
              <span className="ml-auto shrink-0 text-sm text-ink-2">
                {words.filled(filled, fields.length)}
              </span>
            </summary>
            <div className="px-4 pt-2 pb-5">{controls}</div>
          </details>
        );
      })}
      {children}
    </Form>
  );
}
