import { createContext } from "react";

/** Context with the saved ones among the shown opportunities, for their hearts. */
export const SavedIds = createContext<string[]>([]);
