import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ArticlePreview } from "./preview.tsx";

const debounceMs = 400;

/** Fetches the preview from the server when typing pauses, so that browsers don't load a Markdown parser. */
export function useLivePreview(form: RefObject<HTMLFormElement | null>, given: ArticlePreview | null) {
  const [preview, setPreview] = useState(given);
  const [received, setReceived] = useState(given);
  const [isWaiting, setIsWaiting] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (given !== received) {
    setReceived(given);
    if (given) setPreview(given);
  }

  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      if (!form.current) return;
      pending.current?.abort();
      pending.current = new AbortController();
      const { signal } = pending.current;
      try {
        const response = await fetch("/admin/import/preview", {
          method: "POST",
          body: new FormData(form.current),
          signal,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        setPreview((await response.json()) as ArticlePreview);
        setIsWaiting(false);
      } catch {
        if (!signal.aborted) setIsWaiting(true);
      }
    }, debounceMs);
  }, [form]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.abort();
    },
    [],
  );
  return { preview, isWaiting, refresh };
}
