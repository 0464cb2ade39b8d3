/** Enter in a field presses the first button of a form: this one, not an "Add". */
export const HiddenSave = () => (
  <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
    Save
  </button>
);
