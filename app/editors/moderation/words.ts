import type { moderationActions } from "#database/schema/lists.ts";

export const actionNames: Record<(typeof moderationActions)[number], string> = {
  approve: "Approved",
  hide: "Hidden",
  dismiss: "Dismissed",
  lock: "Locked",
  unlock: "Unlocked",
  ban: "Banned the author",
  lift: "Lifted the ban",
};
