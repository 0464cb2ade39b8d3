import { FieldError } from "#app/shared/ui/fields/field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";

interface ToggleChipsProps {
  /** The field's name; each chosen chip is sent under it. */
  name: string;
  label: string;
  list: readonly string[];
  /** What a value is called in the current language. */
  named: (value: string) => string;
  chosen: string[];
  error: string | undefined;
  /** How many are shown before the rest is unfolded. */
  first?: number;
  /** The label that unfolds the rest. */
  more?: string;
}

/** A fixed list of toggles. Nothing has to be added with a button, so no choice is lost. */
export function ToggleChips({
  name,
  label,
  list,
  named,
  chosen,
  error,
  first = list.length,
  more,
}: ToggleChipsProps) {
  const others = list.slice(first);
  const chips = (values: readonly string[]) => (
    <div className="flex flex-wrap gap-2">
      {values.map((value) => (
        <label
          key={value}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-edge bg-card px-4 has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold has-checked:text-mint-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="peer sr-only"
          />
          <Icon name="check" className="hidden size-4 peer-checked:block" />
          {named(value)}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset id={`profile-${name}`} aria-describedby={error ? `profile-${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {chips(list.slice(0, first))}
      {others.length > 0 && (
        <details className="mt-2" open={others.some((value) => chosen.includes(value))}>
          <summary className="min-h-11 content-center font-semibold text-leaf underline underline-offset-4">
            {more}
          </summary>
          {chips(others)}
        </details>
      )}
      {error && <FieldError id={`profile-${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
