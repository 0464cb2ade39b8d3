import { type FormEvent, useContext, useRef, useState } from "react";
import { useLocation } from "react-router";
import { localPath } from "#app/shared/languages/local-path.ts";
import { useIsSignedIn } from "#app/shared/layout/page.ts";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { sendForm } from "../send-form.ts";
import { heartWords } from "./heart-words.ts";
import { SavedIds } from "./saved-ids.ts";
import { heartText } from "./text-words.ts";

interface HeartProps {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
  /** Shows "Save" next to the icon. */
  hasWords?: boolean;
}

/** Saves or removes an item. Works as a plain form; with JavaScript it updates optimistically. */
export function Heart({ item, title, hasWords }: HeartProps) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const showToast = useToast();
  const known = useContext(SavedIds).some((id) => item.endsWith(id));
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isBusy = useRef(false);
  const isSaved = isSignedIn && (pressed ?? known);

  async function press(event: FormEvent<HTMLFormElement>) {
    // Visitors submit the form and are sent to sign in.
    if (!isSignedIn) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setPressed(!isSaved);
    const answer = await sendForm(event.currentTarget, isSaved ? "remove" : "save");
    isBusy.current = false;
    if (answer?.signIn) return;
    setPressed(answer?.isSaved ?? isSaved);
    showToast(null);
    if (!answer?.isDone) {
      showToast(answer?.toast ?? { tone: "bad", title: heartText.failed, detail: heartText.tryAgain });
    }
  }

  return (
    <form method="post" action={localPath("/saved/heart")} onSubmit={press} className="relative z-1 shrink-0">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={`${pathname}${search}#${item.split("/")[1]}`} />
      <button
        type="submit"
        name="wants"
        value={isSaved ? "remove" : "save"}
        // A label that changes already conveys the state; an icon alone needs a constant label and `aria-pressed`.
        aria-pressed={hasWords ? undefined : isSaved}
        aria-label={hasWords && isSaved ? heartWords.remove(title) : heartWords.save(title)}
        className={
          hasWords
            ? `${buttonLook({ look: "outline" })} w-full`
            : "grid size-11 place-items-center rounded-full text-leaf hover:bg-mint"
        }
      >
        <Icon name="heart" className={isSaved ? "size-5 fill-clay text-clay" : "size-5"} />
        {hasWords && (isSaved ? heartText.saved : heartText.save)}
      </button>
    </form>
  );
}
