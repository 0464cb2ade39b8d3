import { todayInUtc } from "#app/common/calendar/days.ts";
import { readStarter } from "#app/editors/catalogue/starter/read-starter.server.ts";
import { reportInWords, reportStarter } from "#app/editors/catalogue/starter/report-starter.server.ts";

console.log(reportInWords(reportStarter(readStarter(), todayInUtc())));
