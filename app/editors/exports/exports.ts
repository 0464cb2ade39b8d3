/** In the order of the combined file. */
export const sectionTypes = ["scholarships", "internships", "colleges", "blog"] as const;
export const exportTypes = ["all", ...sectionTypes] as const;
/** All fields of the form; these files can be imported again. */
export const fullTypes = ["scholarships_full", "colleges_full", "internships_full"] as const;
export type SectionType = (typeof sectionTypes)[number];
export type FullType = (typeof fullTypes)[number];
export type ExportType = (typeof exportTypes)[number] | FullType;

export const exportFiles: Record<ExportType, string> = {
  all: "all_data_export.csv",
  scholarships: "scholarships_export.csv",
  internships: "internships_export.csv",
  colleges: "colleges_export.csv",
  blog: "blog_posts_export.csv",
  scholarships_full: "scholarships_full.csv",
  colleges_full: "colleges_full.csv",
  internships_full: "internships_full.csv",
};

export const findExportType = (file: string) =>
  [...exportTypes, ...fullTypes].find((type) => exportFiles[type] === file) ?? null;
export const exportUrl = (type: ExportType) => `/admin/export/${exportFiles[type]}`;
