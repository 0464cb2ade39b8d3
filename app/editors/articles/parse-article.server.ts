import { z } from "zod";
import { autoExcerpt } from "#app/content/advice/excerpts.ts";
import {
  normalizeLines,
  optionalMultiline,
  optionalText,
  requiredChoice,
} from "#app/shared/forms/fields.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { articleLimits } from "#app/shared/markdown/markdown-limits.ts";
import { withinLimits } from "#app/shared/markdown/within-limits.server.ts";
import { articleCategories, languages } from "#database/schema/lists.ts";
import { type ArticleFields, articleFields, articleRules, defaultAuthor } from "./article-rules.ts";
import { formWords } from "./words.ts";

const text = (rule: { maxLength: number }) => optionalText(rule).transform((typed) => typed ?? "");

const { title, content, excerpt, author, original, imageUrl, fieldOfStudy, metaDescription } = articleRules;

const article = z.object({
  title: text(title),
  content: optionalMultiline(content)
    .transform((typed) => typed ?? "")
    .superRefine(withinLimits(articleLimits)),
  excerpt: text(excerpt),
  category: requiredChoice(articleCategories, "a category"),
  author: text(author).transform((typed) => typed || defaultAuthor),
  language: requiredChoice(languages, "a language").default("en"),
  original: optionalText(original),
  imageUrl: optionalText(imageUrl),
  fieldOfStudy: text(fieldOfStudy),
  metaDescription: text(metaDescription),
});

export type TypedArticle = z.output<typeof article>;

export type ParsedArticle =
  | { ok: true; article: TypedArticle }
  | { ok: false; message: string; problems: Record<string, string> };

/** Parses an article for publication: it needs a title and content, and gets an excerpt. */
export function parseArticle(form: FormData): ParsedArticle {
  const typed = typedValues(form);
  const missing = {
    ...(!typed.title.trim() && { title: formWords.noTitle }),
    ...(!normalizeLines(typed.content) && { content: formWords.noContent }),
  };
  const reading = parseForm(article, form);
  const problems = { ...(reading.ok ? {} : reading.problems), ...missing };
  if (Object.keys(missing).length > 0) return { ok: false, message: formWords.required, problems };
  if (!reading.ok) return { ok: false, message: formWords.lookAgain, problems };
  const { value } = reading;
  return { ok: true, article: { ...value, excerpt: value.excerpt || autoExcerpt(value.content) } };
}

/** Drafts may be incomplete, but not empty. */
export function parseDraft(form: FormData): ParsedArticle {
  const reading = parseForm(article, form);
  if (!reading.ok) return { ok: false, message: formWords.lookAgain, problems: reading.problems };
  const { value } = reading;
  if (!value.title && !value.content)
    return { ok: false, message: formWords.emptyDraft, problems: { title: formWords.emptyDraft } };
  return { ok: true, article: { ...value, title: value.title || formWords.untitled } };
}

/** The typed values, unchanged, to refill a rejected form. */
export function typedValues(form: FormData): ArticleFields {
  return Object.fromEntries(
    articleFields.map((name) => {
      const typed = form.get(name);
      return [name, typeof typed === "string" ? typed : ""];
    }),
  ) as ArticleFields;
}
