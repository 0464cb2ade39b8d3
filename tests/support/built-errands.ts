// Stands in for the list of errands of the build, whose address it is given: see `without-calendar.ts`.
import type * as list from "#server/errands/all-errands.ts";
import { withoutCalendar } from "./errands-without-calendar.ts";

const built: typeof list = await import(new URL(import.meta.url).searchParams.get("of") ?? "");

export const allErrands = withoutCalendar(built.allErrands);
