import { hiddenSaveText } from "./text-words.ts";

/** The Enter key presses the first button of a form, so this one comes before any "Add". */
export const HiddenSave = () => (
  <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
    {hiddenSaveText.save}
  </button>
);
