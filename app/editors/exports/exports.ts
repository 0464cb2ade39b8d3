/** What can be exported, in the order of the combined file. */
export const sectionTypes = ["scholarships", "internships", "colleges", "blog"] as const;
export const exportTypes = ["all", ...sectionTypes] as const;
export type SectionType = (typeof sectionTypes)[number];
export type ExportType = (typeof exportTypes)[number];

export const exportFiles: Record<ExportType, string> = {
  all: "all_data_export.csv",
  scholarships: "scholarships_export.csv",
  internships: "internships_export.csv",
  colleges: "colleges_export.csv",
  blog: "blog_posts_export.csv",
};

export const typeOfFile = (file: string) => exportTypes.find((type) => exportFiles[type] === file) ?? null;
export const exportAddress = (type: ExportType) => `/admin/export/${exportFiles[type]}`;
