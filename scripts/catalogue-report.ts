import { readStarter } from "#app/editors/catalogue/starter/read-starter.server.ts";
import { formatReport, reportStarter } from "#app/editors/catalogue/starter/report-starter.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";

console.log(formatReport(reportStarter(readStarter(), todayInUtc())));
