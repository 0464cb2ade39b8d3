export const importWords = {
  noUrl: "Please enter a URL",
  noUrls: "Please enter at least one URL",
  tooManyUrls: (most: number) => `Enter at most ${most} addresses at a time.`,
  longUrl: (most: number) => `An address can have at most ${most} characters.`,
  imported: "Article imported successfully!",
  failed: "Failed to import article",
  importedUrl: (url: string) => `Imported: ${url}`,
  failedUrl: (url: string) => `Failed to import: ${url}`,
  stopped: "The import was stopped before this address had its turn.",
  login: "The page asks for a login, so its article can't be read.",
  noArticle: "No article was found at that address.",
  tooLong: "The page at that address is too long for an article.",
  tangled: "The article at that address is laid out in a way that we can't follow.",
  sameAddress: (title: string) => `That address was imported before, as “${title}”.`,
  sameTitle: (title: string) => `There is already an article with nearly the same title: “${title}”.`,
  aiOff: "AI is not set up on this server: the article was imported as it is.",
  aiFailed: (why: string) => `AI could not enhance the article (${why}): it was imported as it is.`,
  aiChangedFacts: "its text changed links or numbers of the source",
  aiTooLong: "the article is too long",
};

export const tabWords = {
  enhance: "Enhance content with AI for better SEO (recommended)",
  single: "Import one article",
  url: "Article URL",
  importOne: "Import Article",
  multi: "Import several articles",
  urls: "Article URLs",
  urlsHint: "One URL per line. They are imported one by one, with a second between them.",
  importAll: "Import All",
  importing: "Importing...",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  now: (url: string) => `Now: ${url}`,
  mayClose: "You may close this page: the import goes on, and its results will be here.",
  refresh: "Refresh",
  stop: "Stop the import",
  lostTouch: "No connection: the import goes on without this page.",
  results: "Import Results",
  summary: (imported: number, failed: number) => `${imported} imported, ${failed} failed`,
  success: "Imported",
  failure: "Failed to import",
  waiting: "Waiting",
};

export const seoFeatures = {
  title: "SEO Features",
  points: [
    "AI content enhancement targeting African students",
    "Automatic SEO-friendly slugs",
    "Extracted meta descriptions and excerpts",
    "Category detection from content and URL",
    "Image extraction from Open Graph tags",
  ],
};

/** The last line of an imported article. */
export const sourceCredit = (siteName: string, url: string) =>
  `---\n\n*Source: [${siteName.replace(/([\\[\]*_`<])/g, "\\$1")}](<${url}>)*`;
