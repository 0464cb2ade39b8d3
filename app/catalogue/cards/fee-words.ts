/** The money line of a college. */
export const feeWords = {
  /** "Tuition: KES 5,814 to 57,888 a semester (foreign students, 2025)". */
  tuition: (fees: string, of: string) => (of ? `Tuition: ${fees} (${of})` : `Tuition: ${fees}`),
};
