export const audiencesText = {
  title: "Who Fursa is for",
};

export const carouselText = {
  title: "What you can do on Fursa",
  previous: "Previous slide",
  next: "Next slide",
  carousel: "carousel",
  slide: "slide",
  place: (place: number, of: number) => `${place} of ${of}`,
};

export const heroText = {
  label: "Search opportunities",
  placeholder: "Search opportunities...",
  popularSearches: "Popular searches",
  countries: "Kenya · Nigeria · Ghana · Ethiopia · Uganda",
};
