export const footWords = {
  settings: "Change how often",
  stop: "Stop these emails",
  /** In an email without links, followed by the address. */
  settingsAt: (address: string) => `Change how often: ${address}`,
  stopAt: (address: string) => `Stop these emails: ${address}`,
};
