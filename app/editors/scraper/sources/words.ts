export const listingWords = {
  noFeed: "We couldn't read the feed.",
  noSitemap: "We couldn't read the sitemap.",
  unreadable: "We couldn't read the listing.",
};
