import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { longestReferee, mostReferees } from "#database/schema/bounds.ts";
import type { AskedReferee } from "#database/schema/index.ts";
import { savedWords as words } from "../words.ts";

/** One row per referee, and an empty row for the next. */
export function RefereeFields({
  referees,
  refusal,
}: {
  referees: AskedReferee[];
  refusal: FormRefusal | null;
}) {
  const { referee: names, askedOn: days } = refusal?.values ?? {};
  const rows = Array.isArray(names)
    ? names.map((who, row) => ({ who, askedOn: days?.[row] ?? "" }))
    : [...referees, { who: "", askedOn: null }];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.refereesTitle}</legend>
      {rows.slice(0, mostReferees).map(({ who, askedOn }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <div key={row} className="grid gap-2 sm:grid-cols-[1fr_11rem]">
          <TextField
            label={words.referee(row + 1)}
            name="referee"
            maxLength={longestReferee}
            defaultValue={who}
            autoComplete="off"
            error={row === 0 ? refusal?.problems.referee : undefined}
          />
          <TextField
            label={words.askedOn}
            aria-label={`${withColon(words.referee(row + 1))} ${words.askedOn}`}
            name="askedOn"
            type="date"
            defaultValue={askedOn ?? ""}
            error={row === 0 ? refusal?.problems.askedOn : undefined}
          />
        </div>
      ))}
    </fieldset>
  );
}
