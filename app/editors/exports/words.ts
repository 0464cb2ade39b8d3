import { type ExportType, exportFiles } from "./exports.ts";

export const exportCard = {
  title: "Export to Spreadsheet",
  intro:
    "Files for Excel, LibreOffice and Google Sheets. We put an apostrophe before any cell that could run as a formula.",
  exporting: "Exporting...",
  full: "With every field",
  fullIntro: "Every field of the form, with facts and sources. Edit it in a spreadsheet and import it again.",
};

export const exportNames: Record<ExportType, string> = {
  all: "All data",
  scholarships: "Scholarships",
  internships: "Internships",
  colleges: "Colleges",
  blog: "Blog posts",
  scholarships_full: "Complete scholarships",
  colleges_full: "Complete colleges",
  internships_full: "Complete internships",
};

const contentOf = (type: ExportType) => type.replace("_full", "");

export const exported = (type: ExportType, rows: number) => ({
  title: "Export Complete!",
  detail:
    type === "all"
      ? `Exported all data to ${exportFiles.all}`
      : `Exported ${rows} ${contentOf(type)} to ${exportFiles[type]}`,
});

export const connectionLost =
  "The connection was lost before the whole file arrived, so nothing was saved. Please try again.";

export const failed = (message: string) => ({
  title: "Export Failed",
  detail: message || "Failed to export data",
});

export const nothingFound = (type: ExportType) => ({
  title: "No Data Found",
  detail: `No ${contentOf(type)} data available to export.`,
});
