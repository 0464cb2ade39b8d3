export const scraperPage = {
  title: "Web Scraper",
  intro: "Automatically import scholarships, internships and college data from trusted sources.",
};

export const sourcesCard = {
  title: "Data Sources",
  intro: "Where the scraper looks. It reads public pages slowly and follows each site's robots.txt.",
  manage: "Add, try or switch sources",
  active: "Active",
  inactive: "Inactive",
  various: "Various: the eight universities' own sites",
};

export const startCard = {
  title: "Start Scraping",
  intro: "It also runs every night. We publish what it's sure of. The rest goes to the review queue.",
  start: "Start Web Scraping",
  running: "Scraping...",
  lookAgain: "See progress",
  progress: "Progress",
  pages: (read: number, found: number) =>
    found === 1 ? `${read} of 1 page read` : `${read} of ${found} pages read`,
  withAI: "Use AI to find what our rules missed",
  noAI: "AI isn't set up on this server. Our rules for dates, amounts and lists read the pages.",
};

export const resultsCard = {
  title: "Scraping Results",
  list: "Items and errors",
  none: "We found nothing new this time.",
  waits: "Waiting for review",
  published: "Published",
  errors: "Not imported",
  waiting: (count: number) =>
    count === 0
      ? "Nothing is waiting for review."
      : count === 1
        ? "1 opportunity is waiting for review."
        : `${count} opportunities are waiting for review.`,
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
