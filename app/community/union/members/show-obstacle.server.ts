import { dayInWords } from "#app/shared/calendar/days.ts";
import type { ShownObstacle } from "./obstacle.tsx";
import type { PostingRights } from "./posting-rights.server.ts";

export function obstacleOf(rights: PostingRights | null): ShownObstacle | null {
  if (!rights) return { kind: "visitor" };
  const { obstacle, ban, email, waitsForGuardian } = rights;
  if (!obstacle) return null;
  if (obstacle === "unconfirmed") return { kind: obstacle, email };
  if (obstacle === "age" && waitsForGuardian) return { kind: "guardian", ...waitsForGuardian };
  if (obstacle !== "banned" || !ban) return { kind: obstacle === "banned" ? "age" : obstacle };
  return { kind: "banned", reason: ban.reason, endsOn: ban.endsAt && dayInWords(ban.endsAt.toISOString()) };
}
