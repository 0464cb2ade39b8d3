import { useRef } from "react";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { controlLook } from "#app/shared/ui/fields/field.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { listSettableValues } from "./settable-values.ts";
import { bulkWords as words } from "./words.ts";

/** Actions for the selected records. "All on this page" needs JavaScript. */
export function BulkButtons({ recordType }: { recordType: RecordType }) {
  const bar = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isBusy = useBusy();
  const chooseAll = (isChosen: boolean) => {
    const boxes = bar.current?.closest("form")?.querySelectorAll<HTMLInputElement>("input[name=id]");
    for (const box of boxes ?? []) box.checked = isChosen;
  };
  const button = (intent: string, label: string) => (
    <Button name="intent" value={intent} look="outline" size="small" disabled={isBusy}>
      {label}
    </Button>
  );
  const isOpportunity = parseKind(recordType.kind) !== undefined;
  return (
    <div
      ref={bar}
      className="mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-3 sm:sticky sm:bottom-0"
    >
      {isHydrated && (
        <label className="flex min-h-11 items-center gap-2 pr-2">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            onChange={(event) => chooseAll(event.currentTarget.checked)}
          />
          All on this page
        </label>
      )}
      {button("publish", "Publish")}
      {button("unpublish", "Unpublish")}
      {isOpportunity && button("check", words.checked)}
      {button("delete", "Delete…")}
      {isOpportunity && (
        <span className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
          <SetSelect recordType={recordType} />
          {button("set", words.change)}
        </span>
      )}
    </div>
  );
}

function SetSelect({ recordType }: { recordType: RecordType }) {
  const settable = listSettableValues(recordType);
  const groups = [...new Set(settable.map(({ fieldLabel }) => fieldLabel))];
  return (
    <select
      name="set"
      aria-label={words.set}
      defaultValue=""
      className={classNames(controlLook, "!min-h-11 !w-auto min-w-0 max-sm:grow max-sm:basis-40 sm:max-w-56")}
    >
      <option value="">{words.chooseSet}</option>
      {groups.map((what) => (
        <optgroup key={what} label={what}>
          {settable
            .filter((one) => one.fieldLabel === what)
            .map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
