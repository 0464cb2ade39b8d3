import { skeleton } from "#app/community/scam-check/addresses/skeleton.ts";
import { displayNameLength } from "#database/schema/bounds.ts";
import { nameErrors } from "./text-words.ts";

const shape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[ .'’_-](?=[\p{L}\p{N}])|\.(?= )){0,99}$/u;
/** Names that would impersonate us or an authority. */
const reserved = [
  "fursa",
  "admin",
  "moderator",
  "official",
  "support",
  "staff",
  "scholarshipoffice",
  "embassy",
];
const mostDigits = 4;

/** What is wrong with a display name, in words; null if it is fine. */
export function findNameError(name: string, isAdmin: boolean): string | null {
  const { least, most } = displayNameLength;
  const length = [...name].length;
  if (length < least || length > most) return nameErrors.length(least, most);
  if (name.includes("@")) return nameErrors.address;
  if (name.replace(/\P{Nd}/gu, "").length > mostDigits) return nameErrors.digits;
  if (!shape.test(name)) return nameErrors.letters;
  const plain = skeleton(name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase());
  if (!isAdmin && reserved.some((word) => plain.includes(skeleton(word)))) return nameErrors.reserved;
  return null;
}
