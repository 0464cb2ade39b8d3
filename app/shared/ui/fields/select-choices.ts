export interface SelectChoice {
  value: string;
  label: string;
}

/** A value and its name; a value that is its own name stays a string, to keep the page small. */
export const choiceOf = (value: string, label: string): SelectChoice | string =>
  value === label ? value : { value, label };

export const labelled = (choice: SelectChoice | string): SelectChoice =>
  typeof choice === "string" ? { value: choice, label: choice } : choice;
