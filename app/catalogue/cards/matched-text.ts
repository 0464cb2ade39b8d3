import { createContext } from "react";

/** The words by which a search found a listing, if its title doesn't contain them. */
export interface MatchedText {
  /** Which part of the listing it is. */
  says: "name" | "course" | "text";
  before: string;
  match: string;
  after: string;
}

/** Context: the words by which each listing of a page was found, by the listing's address. */
export const MatchedTexts = createContext<Record<string, MatchedText>>({});
