export const scraperPage = {
  title: "Web Scraper",
  intro: "Automatically import scholarships, internships and college data from trusted sources.",
};

export const sourcesCard = {
  title: "Data Sources",
  intro:
    "Where the scraper looks. It reads what is public, slowly, and leaves out what a site asks robots not to read.",
  active: "Active",
  inactive: "Inactive",
  various: "Various: the eight universities' own sites",
};

export const startCard = {
  title: "Start Scraping",
  intro:
    "It also runs by itself every night. What is certain is published, the rest waits in the review queue.",
  start: "Start Web Scraping",
  running: "Scraping...",
  lookAgain: "See how far it is",
  progress: "Progress",
  pages: (read: number, found: number) =>
    found === 1 ? `${read} of 1 page read` : `${read} of ${found} pages read`,
  withAI: "Let AI look for what our rules did not find",
  noAI: "AI is not set up on this server: the rules for dates, amounts and lists read the pages alone.",
};

export const resultsCard = {
  title: "Scraping Results",
  list: "Items and errors",
  none: "Nothing new was found this time.",
  waits: "Waits for review",
  published: "Published",
  errors: "What was not imported",
  waiting: (count: number) =>
    count === 0
      ? "Nothing waits for review."
      : count === 1
        ? "1 opportunity waits for review."
        : `${count} opportunities wait for review.`,
  review: "Open the review queue",
};

export const started = {
  title: "Web Scraping Started",
  detail: "Scanning scholarship and opportunity websites...",
};

export const complete = (imported: number) => ({
  title: "Scraping Complete!",
  detail: `Successfully imported ${imported} opportunities`,
});

export const failed = (message: string | null) => ({
  title: "Scraping Failed",
  detail: message || "Failed to scrape websites",
});
