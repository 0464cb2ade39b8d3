/** A closed list as a form offers it: each value with its name. */
export const namedChoices = <Value extends string>(list: readonly Value[], names: Record<Value, string>) =>
  list.map((value) => ({ value, label: names[value] }));
