import { createContext } from "react";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";

/** Verdicts of the listed opportunities by id, for their cards. */
export const Verdicts = createContext<Readonly<Record<string, ShownVerdict>>>({});
