export const deskWords = {
  title: "Content Management",
  intro: "Write an article, bring one over from the web, or look after those that are there.",
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
  excerptHint: "One or two sentences. Left empty, it is made of the first 200 characters.",
  category: "Category",
  author: "Author",
  imageUrl: "Image URL",
  imageHint: "The picture is fetched once and then served from here.",
  fieldOfStudy: "Field of study",
  metaDescription: "Description for search engines",
  metaHint: "Left empty, the excerpt serves.",
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
  lookAgain: "Please look at this again",
  notOurPicture: "Enter the full web address of a picture, like https://example.org/photo.jpg.",
  pictureFailed: (why: string) => `The picture was not added. ${why}`,
  created: "Article created successfully!",
  createFailed: "Failed to create article",
  saveFailed: "Failed to save article",
  notLost: "Nothing was saved. What you typed is still here: please try again.",
  draftSaved: "Draft saved",
  saved: "Changes saved",
  untitled: "Untitled draft",
  overtaken:
    "Someone else has changed this article since you opened it. Copy what you wrote, open the article again, and put it in there.",
};

export const previewWords = {
  title: "Preview",
  empty: "What you write appears here as readers will see it.",
  waiting: "The preview waits for the connection.",
  address: "Address",
  numbered: (wanted: string, slug: string) =>
    `There is an article at /advice/${wanted} already, so this one gets ${slug.slice(slug.lastIndexOf("-"))} at the end.`,
  keeps: "The address stays as it is, so that links to it keep working.",
};

export const keptWords = {
  found: (when: string) => `What you typed on ${when} is kept in this browser.`,
  restore: "Restore it",
  discard: "Discard it",
};

export const listWords = {
  title: "All articles",
  back: "Content Management",
  search: "Search articles by title",
  placeholder: "Title or address",
  none: "There are no articles yet.",
  noneFound: (words: string) => `No article is called “${words}”.`,
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
  unpublishedDetail: "Visitors no longer see it. Its text and its address are kept.",
  publishedNow: "Article published",
  gone: "That article is no longer there.",
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
  warning: "It is removed with its pictures, and its address will lead nowhere. This can't be undone.",
  instead: "To hide it for a while, unpublish it instead.",
  confirm: "Delete article",
  keep: "Keep it",
  done: "Article deleted",
};
