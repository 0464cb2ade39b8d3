import { useLayoutEffect, useState } from "react";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";

const storageKey = "fursa-queue-keys";

/**
 * J and K click the links marked with `data-key`, unless a field has the focus or the editor has turned the
 * shortcuts off.
 */
export function QueueShortcuts({ hint }: { hint: string }) {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(true);
  // Before the browser paints the hint, so that the shortcuts work as soon as it can be read.
  useLayoutEffect(() => setOn(readSetting() !== "off"), []);
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
  if (!isHydrated) return null;
  const turn = (isNowOn: boolean) => {
    setOn(isNowOn);
    saveSetting(isNowOn ? "on" : "off");
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

/** Browsers may block localStorage: the setting then lasts until the page is left. */
function readSetting(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function saveSetting(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
}
