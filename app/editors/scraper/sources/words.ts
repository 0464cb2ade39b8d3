export const listingWords = {
  noFeed: "We couldn't read the feed.",
  unreadable: "We couldn't read the listing.",
};
