export const audiencesText = {
  title: "Who Fursa is for",
};

export const carouselText = {
  title: "What you can do on Fursa",
  previous: "Previous slide",
  next: "Next slide",
};

export const heroText = {
  label: "Search opportunities",
  placeholder: "Search opportunities...",
  popularSearches: "Popular searches",
};
