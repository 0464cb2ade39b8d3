export const adviceWords = {
  title: "Advice Center",
  intro:
    "Clear guides on scholarships, applications, visas and money, written for students in Africa and their parents.",
  empty: "No advice articles yet. Check back soon for expert guidance!",
  emptyCategory: (category: string) => `No articles about ${category} yet.`,
  featured: "Featured story",
  recent: "Recent stories",
  all: "All",
  categories: "Categories",
  allStories: "All stories",
  read: "Read the story",
  minutes: (minutes: number) => `${minutes} min read`,
  back: "Back to Advice Center",
  inEnglish: "In English",
  readIn: "Read this in:",
  notFound: "Article not found",
  notFoundHint: "It may have been moved or taken down.",
  topics: "Topics",
  share: "Share this article",
  copied: "Article link copied to clipboard",
  related: "Related articles",
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
};

/** For an author whose text can't be rendered. */
