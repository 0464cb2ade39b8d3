/** The entries of a text that names several, like "Kenya, Uganda". */
export const splitPicked = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

export const joinPicked = (entries: string[]) => splitPicked(entries.join(",")).join(", ");
