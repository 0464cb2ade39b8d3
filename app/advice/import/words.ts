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
  noPicture: "That address holds no picture that we can read.",
  login: "The page asks for a login, so its article can't be read.",
  noArticle: "No article was found at that address.",
  tooLong: "The page at that address is too long for an article.",
  sameAddress: (title: string) => `That address was imported before, as “${title}”.`,
  sameTitle: (title: string) => `There is already an article with nearly the same title: “${title}”.`,
  aiOff: "AI is not set up on this server: the article was imported as it is.",
  aiFailed: (why: string) => `AI could not enhance the article (${why}): it was imported as it is.`,
  aiChangedFacts: "its text changed links or numbers of the source",
  aiTooLong: "the article is too long",
};

/** The last line of an imported article. */
export const sourceCredit = (siteName: string, url: string) =>
  `---\n\n*Source: [${siteName.replace(/([\\[\]*_`<])/g, "\\$1")}](<${url}>)*`;
