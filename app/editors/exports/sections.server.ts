import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { blogPosts, colleges, internships, scholarships } from "#database/schema/index.ts";
import type { SectionType } from "./exports.ts";

export interface ExportSection {
  /** Heading in the combined file. */
  name: string;
  table: PgTable;
  id: AnyColumn;
  /** Newest first; rows without a date come last. */
  newest: AnyColumn;
  /** Must match the table's index, or every batch would sort the whole table. */
  descending: SQL;
  columns: [header: string, column: AnyColumn | SQL][];
}

export const sections: Record<SectionType, ExportSection> = {
  scholarships: {
    name: "SCHOLARSHIPS",
    table: scholarships,
    id: scholarships.id,
    newest: scholarships.createdAt,
    descending: sql`desc`,
    columns: [
      ["Title", scholarships.title],
      ["Description", scholarships.description],
      ["Amount", scholarships.amount],
      ["Country", scholarships.country],
      ["Field of Study", scholarships.fieldOfStudy],
      ["Deadline", scholarships.deadline],
      ["Eligibility", scholarships.eligibility],
      ["Application URL", scholarships.applicationUrl],
    ],
  },
  internships: {
    name: "INTERNSHIPS",
    table: internships,
    id: internships.id,
    newest: internships.createdAt,
    descending: sql`desc`,
    columns: [
      ["Title", internships.title],
      ["Company", internships.company],
      ["Description", internships.description],
      ["Location", internships.location],
      ["Field", internships.field],
      ["Duration", internships.duration],
      ["Application Deadline", internships.applicationDeadline],
      ["Application URL", internships.applicationUrl],
    ],
  },
  colleges: {
    name: "COLLEGES",
    table: colleges,
    id: colleges.id,
    newest: colleges.createdAt,
    descending: sql`desc`,
    columns: [
      ["Name", colleges.name],
      ["Description", colleges.description],
      ["Location", colleges.location],
      ["Country", colleges.country],
      ["Tuition Range", colleges.tuitionRange],
      ["Acceptance Rate", colleges.acceptanceRate],
      ["Website URL", colleges.websiteUrl],
    ],
  },
  blog: {
    name: "BLOG POSTS",
    table: blogPosts,
    id: blogPosts.id,
    newest: blogPosts.publishedAt,
    descending: sql`desc nulls last`,
    columns: [
      ["Title", blogPosts.title],
      ["Slug", blogPosts.slug],
      ["Category", blogPosts.category],
      ["Author", blogPosts.author],
      ["Excerpt", blogPosts.excerpt],
      ["Published At", inUtc(blogPosts.publishedAt)],
    ],
  },
};

/** A format that spreadsheets recognise: "2026-11-15 09:30:00". */
function inUtc(moment: AnyColumn): SQL {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')`;
}
