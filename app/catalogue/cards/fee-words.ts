/** The money line of a college. */
export const feeWords = {
  /** "KES 5,814 to 57,888 a semester tuition, foreign students, 2025". */
  tuition: (fees: string, of: string) => (of ? `${fees} tuition, ${of}` : `${fees} tuition`),
};
