import { useLayoutEffect } from "react";

/**
 * A key clicks the button or link that names it in `data-queue-key`. C goes to the first field of Correct. O opens the
 * page and marks it as opened by the editor. In a field, keys only type.
 */
export function QueueKeys() {
  useLayoutEffect(() => {
    document.addEventListener("keydown", press);
    document.addEventListener("click", followLink);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", followLink);
    };
  }, []);
  return null;
}

function press(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]")
  ) {
    if (event.key === "Escape") target.blur();
    return;
  }
  const key = event.key.toLowerCase();
  if (!/^[acrlmoez]$/.test(key)) return;
  const found = document.querySelector<HTMLElement>(
    key === "o" ? "[data-queue-open] a" : `[data-queue-key=${key}]`,
  );
  if (!found) return;
  event.preventDefault();
  found.click();
}

function followLink({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-queue-key=c]")) openCorrect();
  const box = target.closest("[data-queue-open] a") && document.querySelector("[data-queue-opened]");
  if (box instanceof HTMLInputElement) box.checked = true;
}

function openCorrect(): void {
  const field = document.querySelector<HTMLInputElement>("[data-queue-correct]");
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}
