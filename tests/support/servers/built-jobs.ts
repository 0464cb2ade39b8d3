// Replaces the build's list of jobs, whose address is a parameter: see `without-schedules.ts`.
import type * as list from "#server/jobs/all-jobs.ts";
import { withoutCalendar } from "./jobs-without-schedules.ts";

const built: typeof list = await import(new URL(import.meta.url).searchParams.get("of") ?? "");

export const allJobs = withoutCalendar(built.allJobs);
