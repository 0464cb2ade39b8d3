import { useLayoutEffect, useState } from "react";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";

const kept = "fursa-queue-keys";

/** J and K follow the links marked with them. Nobody who types, or who has turned them off, is taken anywhere. */
export function QueueKeys({ hint }: { hint: string }) {
  const isAlive = useHydrated();
  const [isOn, setOn] = useState(true);
  // Not a moment after the hint is shown: whoever reads it and presses is heard, and whoever has turned them off is not.
  useLayoutEffect(() => setOn(readKept() !== "off"), []);
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable]")
      )
        return;
      if (event.key === "j" || event.key === "k")
        document.querySelector<HTMLElement>(`a[data-key=${event.key}]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  if (!isAlive) return null;
  const turn = (isNowOn: boolean) => {
    setOn(isNowOn);
    keep(isNowOn ? "on" : "off");
  };
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm text-ink-2 max-sm:hidden">
      <input
        type="checkbox"
        className="size-4 accent-leaf"
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {hint}
    </label>
  );
}

/** A browser may refuse to keep anything: the keys then work until the page is left. */
function readKept(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(kept, value);
  } catch {}
}
