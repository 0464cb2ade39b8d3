import { createContext, type ReactNode, useContext, useState } from "react";

/** What the server knows while it renders, whatever became of the loaders. In a browser there is none. */
export const RenderContext = createContext<{
  requestId: string;
  savesData: boolean;
  contactEmail: string;
  /** The database did not answer. The page that says so has no script: it would find no more than the page already tells. */
  isAway: boolean;
  /** A form that was sent without a script and not received. The page that shows it has none either, to keep it as it is. */
  submittedForm: ReactNode;
} | null>(null);

const place = "reference";

/** The id under which the failed request was logged. A browser that takes over the page finds it where the server wrote it. */
export function useErrorReference(error: unknown): { id: typeof place; reference: string | undefined } {
  const rendering = useContext(RenderContext);
  const [reference] = useState(
    () => rendering?.requestId ?? sentReference(error) ?? document.getElementById(place)?.textContent,
  );
  return { id: place, reference: reference ?? undefined };
}

/** Answers to scripts carry the id as their whole body: see `handleDataRequest`. */
function sentReference(error: unknown): string | undefined {
  if (!error || typeof error !== "object" || !("status" in error) || !("data" in error)) return undefined;
  return Number(error.status) >= 500 && typeof error.data === "string" ? error.data : undefined;
}
