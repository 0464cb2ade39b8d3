/** Maximum lengths in characters, for the form and the server. */
export const articleRules = {
  title: { maxLength: 200 },
  content: { maxLength: 100_000 },
  excerpt: { maxLength: 500 },
  author: { maxLength: 80 },
  original: { maxLength: 300 },
  imageUrl: { maxLength: 2_000 },
  fieldOfStudy: { maxLength: 100 },
  metaDescription: { maxLength: 200 },
};

export const defaultAuthor = "Fursa Team";

export const articleFields = [
  "title",
  "content",
  "excerpt",
  "category",
  "author",
  "language",
  "original",
  "imageUrl",
  "fieldOfStudy",
  "metaDescription",
] as const;

/** The form's values. */
export type ArticleFields = Record<(typeof articleFields)[number], string>;

export const emptyArticle: ArticleFields = {
  title: "",
  content: "",
  excerpt: "",
  category: "Scholarships",
  author: defaultAuthor,
  language: "en",
  original: "",
  imageUrl: "",
  fieldOfStudy: "",
  metaDescription: "",
};
