export const shareWords = {
  title: "Share with a friend",
  native: "Share…",
  copy: "Copy link",
  copied: "Link copied!",
  failed: "Failed to copy",
  failedDetail: "Please try again.",
};
