import { createContext } from "react";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";

/** What the shown opportunities are to the member who looks; a page tells its cards through this. */
export const Verdicts = createContext<Readonly<Record<string, Verdict>>>({});
