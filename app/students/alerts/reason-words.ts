import type { Criterion } from "#app/catalogue/scoring/criteria.ts";
import type { Reason } from "#app/catalogue/scoring/score.ts";

/** For example "your field (Law) · Kenya is on your list · asks for no GPA". */
export const reasonInWords = (reasons: Reason[]): string =>
  reasons
    .filter(({ isMet }) => isMet)
    .map((reason) => wordsFor[reason.criterion](reason))
    .join(" · ");

const wordsFor: Record<Criterion, (reason: Reason) => string> = {
  field: ({ wanted, matched }) => {
    const own = matched.filter((field) => wanted.includes(field));
    return own.length > 0 ? `your field (${own.join(", ")})` : "open to every field";
  },
  country: ({ matched }) =>
    matched.length === 1 ? `${matched[0]} is on your list` : `${matched.join(", ")} are on your list`,
  level: () => "your level",
  gpa: ({ offered }) => (offered === "none" ? "asks for no GPA" : "your GPA is enough"),
  budget: () => "says what it costs",
  duration: ({ offered }) => `lasts ${offered}`,
};
