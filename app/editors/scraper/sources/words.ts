export const listingWords = {
  noFeed: "The feed could not be read.",
  unreadable: "The listing could not be read.",
};
