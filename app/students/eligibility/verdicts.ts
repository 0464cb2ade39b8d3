import { createContext } from "react";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";

/** Verdicts of the listed opportunities by id, for their cards. */
export const Verdicts = createContext<Readonly<Record<string, Verdict>>>({});
