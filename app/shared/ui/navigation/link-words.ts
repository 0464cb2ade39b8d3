export const linkWords = {
  /** Names a link for screen readers, which read it out of its context: "Apply Now: Chevening". */
  newTab: (action: string, about: string) => `${action}: ${about} (opens in a new tab)`,
  opensNewTab: "(opens in a new tab)",
  page: (number: number | string) => `Page ${number}`,
};
