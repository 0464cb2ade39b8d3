export const scoreWords = {
  outOf: (won: number, of: number) => `${won} of ${of}`,
};
