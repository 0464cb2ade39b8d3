import { useState } from "react";
import { placeName } from "#app/catalogue/names/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { controlLook, FieldError } from "#app/shared/ui/fields/field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { studentFoldsText as text } from "./student/text-words.ts";

interface ChipsFieldProps {
  /** The field's name; each chip is sent under it. */
  name: string;
  label: string;
  /** "Choose a citizenship", and the full name of the button that adds it. */
  choose: string;
  add: string;
  /** Countries. */
  list: readonly string[];
  chosen: string[];
  error: string | undefined;
}

/**
 * Chips that are added one at a time from a fixed list. Without JavaScript, both buttons submit the form: the response has the chip added or
 * removed, and everything else unchanged.
 */
export function ChipsField({ name, label, choose, add: addLabel, list, chosen, error }: ChipsFieldProps) {
  const [chips, setChips] = useState(chosen);
  const isHydrated = useHydrated();
  const left = list.filter((entry) => !chips.includes(entry));
  const selectId = `profile-${name}`;
  const add = (event: React.MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    const select = document.getElementById(selectId);
    if (select instanceof HTMLSelectElement && select.value) {
      setChips([...chips, select.value]);
      select.value = "";
      select.focus();
    }
  };
  const remove = (chip: string) => (event: React.MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    setChips(chips.filter((entry) => entry !== chip));
    document.getElementById(selectId)?.focus();
  };
  return (
    <div>
      <label htmlFor={selectId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <span className="relative block min-w-0 grow">
          <select
            id={selectId}
            name={`add-${name}`}
            defaultValue=""
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${selectId}-error` : undefined}
            className={`${controlLook} appearance-none pr-11`}
          >
            <option value="">{choose}</option>
            {left.map((entry) => (
              <option key={entry} value={entry}>
                {placeName(entry)}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 rotate-90 text-ink-2"
          />
        </span>
        <Button
          look="outline"
          name="intent"
          value={`add:${name}`}
          formNoValidate
          onClick={add}
          aria-label={addLabel}
          className="shrink-0"
        >
          {text.add}
        </Button>
      </div>
      {error && <FieldError id={`${selectId}-error`}>{error}</FieldError>}
      <ul aria-label={text.chosen(label)} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chips.map((chip) => (
          <li key={chip} className="flex items-center rounded-full bg-mint pl-4 font-semibold text-mint-ink">
            <input type="hidden" name={name} value={chip} />
            {placeName(chip)}
            <button
              type="submit"
              name="intent"
              value={`remove:${name}:${chip}`}
              formNoValidate
              onClick={remove(chip)}
              aria-label={text.remove(placeName(chip))}
              className="grid size-11 place-items-center rounded-full"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
