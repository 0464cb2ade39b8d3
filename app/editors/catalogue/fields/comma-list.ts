/** The distinct entries of a text such as "Kenya, Uganda". */
export const splitCommaList = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

export const joinCommaList = (entries: string[]) => splitCommaList(entries.join(",")).join(", ");
