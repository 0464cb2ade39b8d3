/** The last line of the menu. */
export const languageLine = { others: "5 Kiswahili, Français, Amharic" };

export const shortWords = {
  day: (number: number, month: string) => `${number} ${month.slice(0, 3)}`,
  usually: (month: string) => `usually ${month.slice(0, 3)}`,
  official: (host: string) => `Official: ${host}`,
};
