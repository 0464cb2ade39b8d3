import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ArticlePreview } from "./preview.tsx";

const afterTyping = 400;

/** Asks the server for the preview whenever typing rests: the Markdown reader stays where it is. */
export function useLivePreview(form: RefObject<HTMLFormElement | null>, given: ArticlePreview | null) {
  const [preview, setPreview] = useState(given);
  const [received, setReceived] = useState(given);
  const [isWaiting, setIsWaiting] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (given !== received) {
    setReceived(given);
    if (given) setPreview(given);
  }

  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      if (!form.current) return;
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      try {
        const answer = await fetch("/admin/import/preview", {
          method: "POST",
          body: new FormData(form.current),
          signal,
        });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        setPreview((await answer.json()) as ArticlePreview);
        setIsWaiting(false);
      } catch {
        if (!signal.aborted) setIsWaiting(true);
      }
    }, afterTyping);
  }, [form]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );
  return { preview, isWaiting, refresh };
}
