import { expect, test } from "vitest";
import { findStuck, isWhole, type PatroniMember } from "./patroni.ts";

const leader: PatroniMember = { name: "db1", role: "leader", state: "running", timeline: 4 };
const standby: PatroniMember = { name: "db2", role: "sync_standby", state: "streaming", timeline: 4, lag: 0 };
const replica: PatroniMember = { name: "db3", role: "replica", state: "running", timeline: 4, lag: 300 };

test("a cluster is healthy when both replicas follow the leader on its timeline", () => {
  expect(isWhole([leader, standby, replica])).toBe(true);
  expect(findStuck([leader, standby, replica])).toEqual([]);
});

test.each<[string, PatroniMember[]]>([
  ["a former primary waits for its rewind", [leader, standby, { ...replica, timeline: 3 }]],
  ["a replica is starting", [leader, standby, { ...replica, state: "starting", lag: "unknown" }]],
  ["a replica is far behind", [leader, standby, { ...replica, lag: 50_000_000 }]],
  ["a machine is missing", [leader, standby]],
  ["nobody follows synchronously", [leader, { ...standby, role: "replica" }, replica]],
  ["nobody leads", [{ ...leader, role: "replica", lag: 0 }, standby, replica]],
])("a cluster is not healthy while %s", (_, members) => {
  expect(isWhole(members)).toBe(false);
});

test("a replica that does not follow is named; without a leader none is", () => {
  expect(findStuck([leader, standby, { ...replica, state: "starting" }])).toEqual(["db3"]);
  expect(findStuck([standby, replica])).toEqual([]);
});
