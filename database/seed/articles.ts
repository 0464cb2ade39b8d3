import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFolder } from "../database-folder.ts";
import { type articleCategories, languages } from "../schema/lists.ts";

const folder = join(databaseFolder, "seed/articles");

interface ArticleSeed {
  slug: string;
  title: string;
  category: (typeof articleCategories)[number];
  fieldOfStudy: string;
  excerpt: string;
  content: string;
  language: (typeof languages)[number];
  /** The slug of the article that it translates. */
  translates: string | null;
}

/** The English articles, oldest first, then their translations. */
export const readArticles = (): ArticleSeed[] =>
  languages.flatMap((language) => readFolder(language, join(folder, language)));

/** A file's name is an order and a slug. A translation has the order of its original. */
function readFolder(language: ArticleSeed["language"], path: string): ArticleSeed[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .map((name) =>
      readArticle(name.replace(/^\d+-|\.md$/g, ""), readFileSync(join(path, name), "utf8"), language),
    );
}

function readArticle(slug: string, text: string, language: ArticleSeed["language"]): ArticleSeed {
  const [, head = "", content = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const facts = Object.fromEntries(head.split("\n").map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
  const { title, category, fieldOfStudy = "", excerpt, translates = null } = facts;
  if (!title || !category || !excerpt)
    throw new Error(`the article ${slug} lacks a title, category or excerpt`);
  return { slug, title, category, fieldOfStudy, excerpt, content: content.trim(), language, translates };
}
