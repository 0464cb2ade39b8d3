export const shareWords = {
  title: "Share with a friend",
  native: "Share…",
  copy: "Copy Link",
  copied: "Link copied!",
  failed: "Failed to copy",
  failedDetail: "Please try again.",
};
