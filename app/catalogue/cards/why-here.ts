import { createContext } from "react";

/** The words of a listing by which a search found it, where its title does not show them. */
export interface Why {
  /** Which part of the listing it is. */
  says: "name" | "course" | "text";
  before: string;
  match: string;
  after: string;
}

/** Why each listing of a page is there, by the listing's address; a search tells its cards through this. */
export const WhyHere = createContext<Record<string, Why>>({});
