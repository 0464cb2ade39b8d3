import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFolder } from "../folder.ts";
import type { articleCategories } from "../schema/lists.ts";

const folder = join(databaseFolder, "seed/articles");

interface ArticleSeed {
  slug: string;
  title: string;
  category: (typeof articleCategories)[number];
  fieldOfStudy: string;
  excerpt: string;
  content: string;
}

/** The articles in the folder beside this file, oldest first; a file name is an order and a slug. */
export function readArticles(): ArticleSeed[] {
  return readdirSync(folder)
    .sort()
    .map((name) => readArticle(name.replace(/^\d+-|\.md$/g, ""), readFileSync(join(folder, name), "utf8")));
}

function readArticle(slug: string, text: string): ArticleSeed {
  const [, head = "", content = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const facts = Object.fromEntries(head.split("\n").map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
  const { title, category, fieldOfStudy = "", excerpt } = facts;
  if (!title || !category || !excerpt)
    throw new Error(`the article ${slug} lacks a title, category or excerpt`);
  return { slug, title, category, fieldOfStudy, excerpt, content: content.trim() };
}
