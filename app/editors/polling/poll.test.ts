import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

/** The reported states, and the pending reads. */
let reported: (string | null)[];
let pending: { respond(state: string): void; fail(): void; signal: AbortSignal }[];
let isVisible: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  pending = [];
  isVisible = true;
  stop = poll<string>({
    read: (signal) =>
      new Promise((done, fail) => {
        signal.addEventListener("abort", fail);
        pending.push({ respond: done, fail: () => fail(new Error("no network")), signal });
      }),
    onState: (state) => reported.push(state),
    onFailure: () => reported.push(null),
    isVisible: () => isVisible,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test("a slow response delays the next poll, so that it can't overwrite a newer state", async () => {
  await seconds(5);
  expect(pending).toHaveLength(1);
  pending[0]?.respond("1 of 3");
  await seconds(1);
  expect(pending).toHaveLength(2);
  pending[1]?.respond("2 of 3");
  await seconds(0);
  expect(reported).toEqual(["1 of 3", "2 of 3"]);
});

test("a poll that takes too long is aborted, reported as failed, and retried", async () => {
  await seconds(11);
  expect(pending[0]?.signal.aborted).toBe(true);
  expect(reported).toEqual([null]);
  await seconds(1);
  pending[1]?.respond("back");
  pending[0]?.respond("too late");
  await seconds(0);
  expect(reported).toEqual([null, "back"]);
});

test("nothing is reported after it was stopped, not even a response that has already arrived", async () => {
  await seconds(1);
  pending[0]?.respond("old");
  stop();
  await seconds(5);
  expect(reported).toEqual([]);
  expect(pending).toHaveLength(1);
  expect(pending[0]?.signal.aborted).toBe(true);
});

test("a hidden page doesn't poll, and resumes when it is visible", async () => {
  isVisible = false;
  await seconds(3);
  expect(pending).toHaveLength(0);
  isVisible = true;
  await seconds(1);
  expect(pending).toHaveLength(1);
});
