import type { ListedReport } from "./list-reports.server.ts";
import { ReportCard } from "./report-card.tsx";
import { reportWords as words } from "./words.ts";

/** Reports shown above the form of their record. */
export function ReportsOfRecord({ reports }: { reports: ListedReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mb-8">
      <h2 id="reports" className="mb-3 text-2xl">
        {words.ofRecord(reports.length)}
      </h2>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} isOnRecord />
        ))}
      </ul>
    </section>
  );
}
