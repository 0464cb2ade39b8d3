import { useState } from "react";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { gpaOf } from "#app/catalogue/grades/standing.ts";
import { sumInWords } from "#app/catalogue/grades/sum-in-words.ts";
import type { GradeInput } from "#app/catalogue/grades/system.ts";
import { inputHints, inputNames, systemNames } from "#app/catalogue/grades/system-words.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { resultOf, resultYears } from "./parse-results.ts";
import { nameOf, type TypedResult, typedResults } from "./result-fields.ts";
import { SubjectRows } from "./subject-rows.tsx";
import { resultCardText } from "./text-words.ts";

interface ResultCardProps {
  result: TypedResult;
  problems: Record<string, string>;
  /** The value of the GPA field. */
  gpa: string;
  isGoingLabel: string;
  onRemove: (event: React.MouseEvent) => void;
  onUseGpa: (gpa: number) => (event: React.MouseEvent) => void;
}

/** The inputs of one certificate, with the GPA that it is worth. */
export function ResultCard({ result, problems, gpa, isGoingLabel, onRemove, onUseGpa }: ResultCardProps) {
  const { id, systemId } = result;
  const system = systems[systemId];
  const [typed, setTyped] = useState(result);
  const field = (name: string, text: string | undefined) => ({
    name,
    id: `profile-${name}`,
    defaultValue: text ?? "",
    error: problems[name],
  });
  const readAgain = ({ currentTarget }: React.FormEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.form) return;
    setTyped(typedResults(new FormData(currentTarget.form)).find((one) => one.id === id) ?? typed);
  };
  return (
    <fieldset
      id={`profile-${nameOf.system(id)}`}
      tabIndex={-1}
      onInput={readAgain}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-sand p-3 sm:p-4"
    >
      <legend className="sr-only">{systemNames[systemId]}</legend>
      <div className="flex items-start justify-between gap-2">
        <p aria-hidden="true" className="min-w-0 font-display text-lg font-bold">
          {systemNames[systemId]}
        </p>
        <button
          type="submit"
          name="intent"
          value={`remove:results:${id}`}
          formNoValidate
          onClick={onRemove}
          aria-label={resultCardText.remove(systemNames[systemId])}
          className="-my-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mint hover:text-mint-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <input type="hidden" name="results" value={id} />
      <input type="hidden" name={nameOf.system(id)} value={systemId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {system.inputs.map((input) => (
          <EntryField
            key={input.name}
            input={input}
            field={field(nameOf.entry(id, input.name), result.entries[input.name])}
          />
        ))}
        <TextField
          label={resultCardText.year}
          {...field(nameOf.year(id), result.year)}
          type="number"
          min={resultYears.first}
          max={resultYears.last}
          inputMode="numeric"
          hint={resultCardText.yearHint}
        />
      </div>
      {system.subjects && <SubjectRows result={result} subjects={system.subjects} problems={problems} />}
      <CheckField
        label={isGoingLabel}
        name={nameOf.isGoing(id)}
        id={`profile-${nameOf.isGoing(id)}`}
        defaultChecked={result.isGoing}
      />
      <Sum typed={typed} current={gpa} onUseGpa={onUseGpa} />
      <details className="text-sm text-ink-2">
        <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
          {resultCardText.sources}
        </summary>
        <ul lang="en" className="grid gap-2">
          {system.sources.map(({ url, read }) => (
            <li key={url}>
              {withColon(read)} <HostLink href={url} label={read} />
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

interface EntryFieldProps {
  input: GradeInput;
  field: { name: string; id: string; defaultValue: string; error: string | undefined };
}

const EntryField = ({ input, field }: EntryFieldProps) =>
  input.kind === "choice" ? (
    <SelectField
      label={inputNames[input.label]}
      {...field}
      hint={input.hint && inputHints[input.hint]}
      placeholder={resultCardText.choose}
      choices={input.values.map((value) => ({ value, label: value }))}
    />
  ) : (
    // Not a number field: some browsers drop the comma in those.
    <TextField
      label={inputNames[input.label]}
      {...field}
      hint={input.hint && inputHints[input.hint]}
      inputMode="decimal"
      autoComplete="off"
    />
  );

interface SumProps {
  typed: TypedResult;
  current: string;
  onUseGpa: ResultCardProps["onUseGpa"];
}

function Sum({ typed, current, onUseGpa }: SumProps) {
  const result = resultOf(typed);
  const gpa = result && gpaOf(result)?.gpa;
  const isOffered = typeof gpa === "number" && Number(current || Number.NaN) !== gpa;
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {result && <p className="min-w-0 grow font-semibold">{sumInWords(result).join(" ")}</p>}
      {isOffered && (
        <Button
          look="outline"
          size="small"
          name="intent"
          value={`use:gpa:${gpa}`}
          formNoValidate
          onClick={onUseGpa(gpa)}
        >
          {resultCardText.asGpa(gpa)}
        </Button>
      )}
    </div>
  );
}
