let isUnsent = false;

/** The user has typed into a form, or its submission was rejected or failed. */
export const markUnsent = (): void => {
  isUnsent = true;
};

/** The form was accepted, or its page was left. */
export const markSent = (): void => {
  isUnsent = false;
};

/** Whether a form of this page contains something that reloading the page's data could remove. */
export const hasUnsentText = (): boolean => isUnsent;

/** Watches the forms of the page until the returned function is called. */
export function watchForms(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest("form[method=post]")) markUnsent();
  };
  // Typed before the page was hydrated, or restored by the browser.
  if ([...document.querySelectorAll<HTMLInputElement>(textFields)].some(isChanged)) markUnsent();
  document.addEventListener("input", onInput, true);
  return () => document.removeEventListener("input", onInput, true);
}

/** Other kinds of input have a value from the start. */
const textFields = `form[method=post] :is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=password]))`;

const isChanged = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;
