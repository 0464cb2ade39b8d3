import { lookUp } from "#app/shared/forms/lookup.ts";
import { classNames } from "#app/shared/ui/class-names.ts";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { controlLook, Field, FieldError, type FieldFacts } from "#app/shared/ui/fields/field.tsx";
import type { CatalogueField } from "../fields/catalogue-field.ts";
import { splitCommaList } from "../fields/comma-list.ts";

interface PickFieldProps extends FieldFacts {
  id: string;
  field: CatalogueField;
  text: string;
}

/** Longer lists are shown as selects. Stored values that are not on the list stay selectable. */
const maxCheckboxes = 10;

/** One or several of a closed list, stored as one text. */
export function PickField({ field, text, ...facts }: PickFieldProps) {
  const { pick = [], names = {}, isSeveral = false } = field;
  const chosen = isSeveral ? splitCommaList(text) : [text].filter(Boolean);
  const unlisted = chosen.filter((one) => !pick.includes(one));
  if (pick.length <= maxCheckboxes) {
    return (
      <fieldset id={facts.id} tabIndex={-1}>
        <legend className="mb-1 font-semibold">{field.label}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {[...chosen, ...pick.filter((one) => !chosen.includes(one))].map((one) => (
            <CheckField
              key={one}
              name={field.name}
              value={one}
              label={lookUp(names, one) ?? one}
              defaultChecked={chosen.includes(one)}
            />
          ))}
        </div>
        {facts.error && <FieldError id={`${facts.id}-error`}>{facts.error}</FieldError>}
      </fieldset>
    );
  }
  const places = isSeveral ? Math.max(chosen.length + 1, 2) : 1;
  return (
    <Field {...facts}>
      {(wiring) => (
        <div className="grid gap-2">
          {Array.from({ length: places }, (_, place) => (
            <select
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name, and none ever moves
              key={place}
              name={field.name}
              defaultValue={chosen[place] ?? ""}
              {...(place === 0 ? wiring : { "aria-label": `${field.label}, ${place + 1} of ${places}` })}
              className={classNames(controlLook, "pr-4")}
            >
              <option value="">{place === 0 ? "Not said" : "And …"}</option>
              {[...unlisted, ...pick].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </Field>
  );
}
