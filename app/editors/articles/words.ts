export const deskWords = {
  title: "Content Management",
  intro: "Write an article, import one from the web, or edit existing articles.",
  tabs: "Ways to add an article",
  manual: "Manual Creation",
  fromUrl: "Import from URL",
  allArticles: "All articles",
};

export const formWords = {
  newArticle: "New article",
  title: "Title",
  content: "Content",
  contentHint:
    "Markdown: # for a heading, ** around bold words, - for a list, [words](https://address) for a link.",
  excerpt: "Excerpt",
  excerptHint: "One or two sentences. If you leave it empty, we use the first 200 characters.",
  category: "Category",
  author: "Author",
  language: "Language",
  original: "Translation of",
  originalHint: "The address of the article that this one translates, like /advice/ask-early.",
  originalUnknown: "There's no article at this address.",
  originalIsItself: "An article can't be a translation of itself.",
  originalOfOthers: "Other articles are translations of this one. Link those to the new original first.",
  languageTaken: (title: string) => `“${title}” is already this article in that language.`,
  imageUrl: "Image URL",
  imageHint: "We fetch the picture once and then serve our own copy.",
  fieldOfStudy: "Field of study",
  metaDescription: "Description for search engines",
  metaHint: "If you leave it empty, we use the excerpt.",
  create: "Create Article",
  creating: "Creating...",
  saveDraft: "Save draft",
  save: "Save changes",
  saving: "Saving...",
  publish: "Publish",
  unpublish: "Unpublish",
  preview: "Preview",
  error: "Error",
  required: "Title and content are required",
  noTitle: "Enter a title.",
  noContent: "Enter the content.",
  emptyDraft: "Write a title or some content first.",
  lookAgain: "Please check this",
  notOurPicture: "Enter the full web address of a picture, like https://example.org/photo.jpg.",
  pictureFailed: (why: string) => `We couldn't add the picture. ${why}`,
  created: "Article created successfully!",
  createFailed: "Failed to create article",
  saveFailed: "Failed to save article",
  notLost: "Nothing was saved. What you typed is still here. Please try again.",
  draftSaved: "Draft saved",
  saved: "Changes saved",
  untitled: "Untitled draft",
  overtaken:
    "Someone else changed this article after you opened it. Copy your text, reopen the article and paste it in.",
};

export const previewWords = {
  title: "Preview",
  empty: "You'll see your article here as readers see it.",
  waiting: "The preview is waiting for a connection.",
  address: "Address",
  numbered: (wanted: string, slug: string) =>
    `There's already an article at /advice/${wanted}, so we add ${slug.slice(slug.lastIndexOf("-"))} to this one.`,
  keeps: "The address doesn't change, so links to it keep working.",
};

export const keptWords = {
  found: (when: string) => `This browser saved what you typed on ${when}.`,
  restore: "Restore it",
  discard: "Discard it",
};

export const listWords = {
  title: "All articles",
  back: "Content Management",
  search: "Search articles by title",
  placeholder: "Title or address",
  none: "There are no articles yet.",
  noneFound: (words: string) => `No article has “${words}” in its title or address.`,
  showAll: "Show all articles",
  count: (total: number) => (total === 1 ? "1 article" : `${total.toLocaleString("en")} articles`),
  edit: "Edit",
  view: "View",
  delete: "Delete",
  newArticle: "New article",
  published: "Published",
  unpublished: "Unpublished",
  draft: "Draft",
  changedOn: (day: string) => `changed ${day}`,
  unpublishedNow: "Article unpublished",
  unpublishedDetail: "Visitors can't see it any more. We keep its text and address.",
  publishedNow: "Article published",
  gone: "That article no longer exists.",
};

export const editWords = {
  title: "Edit article",
  back: "All articles",
  createdNotice: (title: string) => `“${title}” is published.`,
  read: "Read it",
  editIt: "Edit it",
};

export const deleteWords = {
  title: "Delete this article?",
  warning: "This removes the article and its pictures, and its link will stop working. You can't undo this.",
  instead: "To hide it for a while, unpublish it instead.",
  confirm: "Delete article",
  keep: "Keep it",
  done: "Article deleted",
};
