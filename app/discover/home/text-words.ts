export const audiencesText = {
  whoFursaIsFor: "Who Fursa is for",
};

export const carouselText = {
  whatYouCanDo: "What you can do on Fursa",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
};

export const heroText = {
  searchOpportunities: "Search opportunities",
  searchOpportunities2: "Search opportunities...",
  popularSearches: "Popular searches",
};
