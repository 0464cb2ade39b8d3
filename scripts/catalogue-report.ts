import { readStarter } from "#app/editors/catalogue/starter/read-starter.server.ts";
import { reportInWords, reportStarter } from "#app/editors/catalogue/starter/report-starter.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";

console.log(reportInWords(reportStarter(readStarter(), todayInUtc())));
