import { createContext } from "react";

/** Which of the shown opportunities are saved; a page tells its hearts through this. */
export const SavedIds = createContext<string[]>([]);
