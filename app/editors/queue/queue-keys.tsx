import { useLayoutEffect } from "react";

/** A key clicks the button or link that names it in `data-queue-key`, unless a field has the focus. */
export function QueueKeys() {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable]")
      )
        return;
      const key = event.key.toLowerCase();
      if (key === "c") {
        const field = document.querySelector<HTMLInputElement>("[data-queue-correct]");
        if (field) {
          event.preventDefault();
          field.focus();
        }
        return;
      }
      if (/^[arlmez]$/.test(key)) document.querySelector<HTMLElement>(`[data-queue-key=${key}]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}
