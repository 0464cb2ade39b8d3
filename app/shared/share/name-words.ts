export const shareNames = {
  email: "Email",
  onWhatsApp: "Share on WhatsApp",
  newTab: (network: string) => `${network}, share (opens in a new tab)`,
};
