export const footWords = {
  settings: "Change how often",
  stop: "Stop these emails",
  /** In a mail without links, followed by the address. */
  settingsAt: (address: string) => `Change how often: ${address}`,
  stopAt: (address: string) => `Stop these emails: ${address}`,
};
