import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { failureToast } from "#app/shared/forms/failed-submission/keep-form-on-failure.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { useIsSignedIn } from "#app/shared/layout/page.ts";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { sendForm } from "../send-form.ts";
import { openingWords as words } from "../track-words.ts";

interface OpeningProps {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
  wantsOpening: boolean;
  /** The main button of the page while applications are closed. */
  isMain?: boolean;
}

/** Turns the opening alert on or off. Works as a plain form; with JavaScript the page stays. */
export function OpeningForm({ onSaved, ...props }: OpeningProps & { onSaved: () => void }) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const showToast = useToast();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isBusy = useRef(false);
  const wantsOpening = pressed ?? props.wantsOpening;

  async function press(event: FormEvent<HTMLFormElement>) {
    if (!isSignedIn) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    failureToast.show(null);
    setPressed(!wantsOpening);
    const form = event.currentTarget;
    const answer = await sendForm(form, wantsOpening ? "not-hear" : "hear");
    isBusy.current = false;
    if (answer?.signIn) return;
    if (!answer?.isDone) setPressed(wantsOpening);
    if (answer?.isSaved) onSaved();
    showToast(null);
    if (answer?.toast) showToast(answer.toast);
    else
      failureToast.show({ title: words.notChanged, detail: words.lost, again: () => form.requestSubmit() });
  }

  return (
    <form method="post" action={localPath("/saved/opening")} onSubmit={press}>
      <input type="hidden" name="back" value={pathname + search} />
      <OpeningFields {...props} wantsOpening={wantsOpening} />
    </form>
  );
}

export function OpeningFields({ item, title, wantsOpening, isMain }: OpeningProps) {
  const text = wantsOpening ? words.asked : words.ask;
  return (
    <>
      <input type="hidden" name="item" value={item} />
      <button
        type="submit"
        name="wants"
        value={wantsOpening ? "not-hear" : "hear"}
        aria-label={`${withColon(text)} ${title}`}
        className={`${buttonLook({ look: isMain && !wantsOpening ? "primary" : "outline" })} w-full`}
      >
        <Icon name="bell" className={wantsOpening ? "size-5 fill-marigold" : "size-5"} />
        {text}
      </button>
    </>
  );
}
