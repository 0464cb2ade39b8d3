import { skeleton } from "#app/community/scam-check/addresses/skeleton.ts";
import { displayNameLength } from "#database/schema/bounds.ts";

const shape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[ .'’_-](?=[\p{L}\p{N}])|\.(?= )){0,99}$/u;
/** Names that would pretend to be us or an authority. */
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
  if (length < least || length > most) return `Use ${least} to ${most} characters.`;
  if (name.includes("@")) return "Do not use an email address: everyone can read this name.";
  if (name.replace(/\P{Nd}/gu, "").length > mostDigits)
    return "Use at most four digits, so no one can use it to call you.";
  if (!shape.test(name)) return "Use letters, digits and single spaces, dots or hyphens between them.";
  const plain = skeleton(name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase());
  if (!isAdmin && reserved.some((word) => plain.includes(skeleton(word))))
    return "This name sounds like an office or our own team. Please choose another.";
  return null;
}
