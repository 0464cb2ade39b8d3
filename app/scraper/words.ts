export const scraperPage = {
  title: "Web Scraper",
  intro: "Automatically import scholarships, internships and college data from trusted sources.",
};
