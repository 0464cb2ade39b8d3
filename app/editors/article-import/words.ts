export const importWords = {
  noUrl: "Please enter a URL",
  noUrls: "Please enter at least one URL",
  tooManyUrls: (most: number) => `Enter at most ${most} links at a time.`,
  longUrl: (most: number) => `A link can have at most ${most} characters.`,
  imported: "Article imported successfully!",
  failed: "Failed to import article",
  importedUrl: (url: string) => `Imported: ${url}`,
  failedUrl: (url: string) => `Failed to import: ${url}`,
  stopped: "The import stopped before it reached this link.",
  login: "The page asks for a login, so its article can't be read.",
  noArticle: "We found no article at that link.",
  tooLong: "That page is too long for an article.",
  tangled: "We can't read the layout of that article.",
  sameAddress: (title: string) => `You've already imported that link as “${title}”.`,
  sameTitle: (title: string) => `There's already an article with almost the same title: “${title}”.`,
  uses: {
    draft: "It's a draft with credit. Publish it if the site's terms allow that.",
    excerpt: "We published an excerpt with a link, as you set for this site.",
    whole: "",
  },
  aiOff: "AI isn't set up on this server. We imported the article as it is.",
  aiFailed: (why: string) => `AI couldn't enhance the article (${why}). We imported it as it is.`,
  aiChangedFacts: "it changed links or numbers",
  aiTooLong: "the article is too long",
};

export const tabWords = {
  enhance: "Enhance content with AI for better SEO (recommended)",
  single: "Import one article",
  url: "Article URL",
  importOne: "Import Article",
  multi: "Import several articles",
  urls: "Article URLs",
  urlsHint: "One URL per line. We import them one at a time, a second apart.",
  importAll: "Import All",
  importing: "Importing...",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  now: (url: string) => `Now: ${url}`,
  mayClose: "You can close this page. The import continues, and the results will be here.",
  refresh: "Refresh",
  stop: "Stop the import",
  lostTouch: "No connection. The import continues without this page.",
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

/** Ends an excerpt. */
export const readOn = (siteName: string, url: string) =>
  `[Read the whole article on ${escaped(siteName)}](<${url}>)`;

const escaped = (siteName: string) => siteName.replace(/([\\[\]*_`<])/g, "\\$1");

/** The last line of an imported article. */
export const sourceCredit = (siteName: string, url: string) =>
  `---\n\n*Source: [${escaped(siteName)}](<${url}>)*`;
