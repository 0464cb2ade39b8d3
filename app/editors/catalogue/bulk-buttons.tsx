import { useRef } from "react";
import { useBusy } from "#app/common/forms/use-busy.ts";
import { Button } from "#app/common/ui/button.tsx";
import { useHydrated } from "#app/common/ui/use-hydrated.ts";

/** What can be done with the chosen records. Choosing all at once needs a script; choosing each does not. */
export function BulkButtons() {
  const bar = useRef<HTMLDivElement>(null);
  const isAlive = useHydrated();
  const isBusy = useBusy();
  const chooseAll = (isChosen: boolean) => {
    const boxes = bar.current?.closest("form")?.querySelectorAll<HTMLInputElement>("input[name=id]");
    for (const box of boxes ?? []) box.checked = isChosen;
  };
  return (
    <div
      ref={bar}
      className="sticky bottom-0 mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-3"
    >
      {isAlive && (
        <label className="flex min-h-11 items-center gap-2 pr-2">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            onChange={(event) => chooseAll(event.currentTarget.checked)}
          />
          All on this page
        </label>
      )}
      <Button name="intent" value="publish" look="outline" size="small" disabled={isBusy}>
        Publish
      </Button>
      <Button name="intent" value="unpublish" look="outline" size="small" disabled={isBusy}>
        Unpublish
      </Button>
      <Button name="intent" value="delete" look="outline" size="small" disabled={isBusy}>
        Delete…
      </Button>
    </div>
  );
}
