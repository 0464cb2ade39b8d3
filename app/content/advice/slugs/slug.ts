const longest = 100;
/** For a title without Latin letters or digits, for example in Amharic. */
const nameless = "article";

/** The title in a URL: lower case, one hyphen for every run of other characters, at most 100 characters. */
export function slugFrom(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return words.slice(0, longest).replace(/-$/, "") || nameless;
}

/** Whether a text can be a slug at all; PostgreSQL doesn't accept every text as a parameter. */
export const isSlug = (text: string) => text.length <= longest && /^[a-z0-9-]+$/.test(text);

/** The slug of the second, third … article with the same title. The number always fits. */
export function numberedSlug(slug: string, number: number): string {
  if (number < 2) return slug;
  const ending = `-${number}`;
  return slug.slice(0, longest - ending.length).replace(/-$/, "") + ending;
}
