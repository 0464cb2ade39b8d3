import { createContext, type ReactNode, useContext, useState } from "react";

/** What the server knows while it renders, whatever the loaders did. Undefined in a browser. */
export const RenderContext = createContext<{
  requestId: string;
  savesData: boolean;
  contactEmail: string;
  /** The database did not respond. Its error page has no script, because a script could not do more. */
  isAway: boolean;
  /**
   * A form that was sent without a script and failed. Its error page has no script either, so that it stays as it is.
   */
  submittedForm: ReactNode;
} | null>(null);

const place = "reference";

/** The id under which the failed request was logged. Hydration reads it from the page. */
export function useErrorReference(error: unknown): { id: typeof place; reference: string | undefined } {
  const rendering = useContext(RenderContext);
  const [reference] = useState(
    () => rendering?.requestId ?? sentReference(error) ?? document.getElementById(place)?.textContent,
  );
  return { id: place, reference: reference ?? undefined };
}

/** Responses to scripts consist of the id: see `handleDataRequest`. */
function sentReference(error: unknown): string | undefined {
  if (!error || typeof error !== "object" || !("status" in error) || !("data" in error)) return undefined;
  return Number(error.status) >= 500 && typeof error.data === "string" ? error.data : undefined;
}
