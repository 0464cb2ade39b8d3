import { lookUp } from "#app/shared/forms/lookup.ts";
import { groupNames } from "./fact-words.ts";

/** A group without a name is shown as it is written. */
export const groupInWords = (group: string) => lookUp(groupNames, group) ?? group.replaceAll("_", " ");
