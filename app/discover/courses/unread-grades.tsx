import { courseWords as words } from "./words.ts";

/** The parts of a link that name no subject or grade. */
export const UnreadGrades = ({ parts }: { parts: readonly string[] }) =>
  parts.length > 0 && (
    <p className="mt-3 max-w-[65ch] rounded-card bg-clay-pale p-3 text-clay-ink">{words.unread(parts)}</p>
  );
