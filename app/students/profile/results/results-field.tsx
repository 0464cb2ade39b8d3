import { useState } from "react";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { systemChoices } from "#app/catalogue/grades/choose-system.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { ResultCard } from "./result-card.tsx";
import { mostResults, nameOf, newResult, nextId, type SystemId, type TypedResult } from "./result-fields.ts";
import { resultsFieldText } from "./text-words.ts";

interface ResultsFieldProps {
  country: string;
  results: TypedResult[];
  problems: Record<string, string>;
  gpa: string;
  isGoingLabel: string;
}

const selectId = "profile-results";

/** Certificates, added one at a time. Without JavaScript the buttons submit the form, and the response shows the change and everything else unchanged. */
export function ResultsField({ country, results, problems, gpa, isGoingLabel }: ResultsFieldProps) {
  const [shown, setShown] = useState(results);
  const isHydrated = useHydrated();
  const add = (event: React.MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    const select = document.getElementById(selectId);
    if (!(select instanceof HTMLSelectElement) || !lookUp(systems, select.value)) return select?.focus();
    const id = nextId(shown);
    setShown([...shown, newResult(id, select.value as SystemId)]);
    select.value = "";
    requestAnimationFrame(() => document.getElementById(`profile-${nameOf.system(id)}`)?.focus());
  };
  const remove = (id: string) => (event: React.MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    setShown(shown.filter((result) => result.id !== id));
    document.getElementById(selectId)?.focus();
  };
  const takeOver = (gpa: number) => (event: React.MouseEvent) => {
    const field = document.getElementById("profile-gpa");
    if (!isHydrated || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = String(gpa);
    field.focus();
  };
  return (
    <>
      {shown.map((result) => (
        <ResultCard
          key={result.id}
          result={result}
          problems={problems}
          gpa={gpa}
          isGoingLabel={isGoingLabel}
          onRemove={remove(result.id)}
          onUseGpa={takeOver}
        />
      ))}
      {shown.length < mostResults && (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={shown.length === 0 ? resultsFieldText.first : resultsFieldText.another}
            name="add-results"
            id={selectId}
            defaultValue=""
            placeholder={resultsFieldText.choose}
            choices={systemChoices(country)}
            className="grow basis-64"
          />
          <Button
            look="outline"
            name="intent"
            value="add:results"
            formNoValidate
            onClick={add}
            aria-label={resultsFieldText.addThis}
          >
            {resultsFieldText.add}
          </Button>
        </div>
      )}
    </>
  );
}
