/** The beginning or end of the application period: "in August", usual or announced. */
interface Edge {
  text: string;
  isUsual: boolean;
}

export const stripWords = {
  allYear: "Open all year round.",
  opens: ({ text, isUsual }: Edge) => (isUsual ? `Usually opens ${text}.` : `Opens ${text}.`),
  closes: ({ text, isUsual }: Edge) => (isUsual ? `Usually closes ${text}.` : `Closes ${text}.`),
  both: (opens: Edge, closes: Edge) => {
    if (opens.isUsual) return `Usually opens ${opens.text} and closes ${closes.text}.`;
    return closes.isUsual
      ? `Opens ${opens.text} and usually closes ${closes.text}.`
      : `Opens ${opens.text} and closes ${closes.text}.`;
  },
};
