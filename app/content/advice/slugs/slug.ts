const longest = 100;
/** For a title without a single letter or digit of ours, as one in Amharic. */
const nameless = "article";

/** The title as it stands in an address: lower case, one hyphen for every run of other signs, at most 100 characters. */
export function slugFrom(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return words.slice(0, longest).replace(/-$/, "") || nameless;
}

/** Whether an address can name an article at all; the database does not take every text as a question. */
export const isSlug = (text: string) => text.length <= longest && /^[a-z0-9-]+$/.test(text);

/** The same slug for the second, third … article that would have it. The number always fits. */
export function numberedSlug(slug: string, number: number): string {
  if (number < 2) return slug;
  const ending = `-${number}`;
  return slug.slice(0, longest - ending.length).replace(/-$/, "") + ending;
}
