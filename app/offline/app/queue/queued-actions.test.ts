import { describe, expect, test } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import type { OfflineAction } from "../../sync-queue/actions.ts";
import type { MemberData, QueuedAction, SavedRecord } from "../store.ts";
import { applyQueued, enqueueAction, isUntouched } from "./queued-actions.ts";

const today = "2026-11-16";
const [item, title] = ["scholarship/1", "Chevening"];
const saved: SavedRecord = {
  ...{ item, title, status: "interested", note: "", ticked: [], hasReferees: false },
};
const member: MemberData = {
  whose: "amina",
  takenOn: today,
  applicant: unknownApplicant,
  answers: { finished: "", sex: "" },
  saved: [],
  threads: [],
};
const waiting = (id: string, act: OfflineAction, more: Partial<QueuedAction> = {}): QueuedAction => ({
  ...{ id, act, whose: "amina", at: 0, isTried: false },
  ...more,
});
const noteOf = (before: string, now: string): OfflineAction => ({ what: "note", item, title, before, now });
const acts = (all: QueuedAction[]) => all.map(({ act }) => act);

describe("the sync queue", () => {
  test("merges a second note on the same item with the first", () => {
    const all = enqueueAction(
      [waiting("1", noteOf("old", "first"))],
      waiting("2", noteOf("first", "second")),
    );
    expect(all).toEqual([waiting("2", noteOf("old", "second"))]);
  });

  test("stores a note after one that may have arrived, and doesn't merge them", () => {
    const first = waiting("1", noteOf("old", "first"), { isTried: true });
    const second = waiting("2", noteOf("first", "second"));
    expect(enqueueAction([first], second)).toEqual([first, second]);
    const done = waiting("1", noteOf("old", "first"), { outcome: { is: "done" } });
    expect(enqueueAction([done], second)).toEqual([done, second]);
  });

  test("never merges hearts, answers, or another member's actions", () => {
    const save: OfflineAction = { what: "save", item, title };
    const unsave: OfflineAction = { what: "unsave", item, title };
    const answer: OfflineAction = { what: "answer", thread: "t", title, now: "Yes." };
    const all = [save, unsave, save, answer, answer].reduce(
      (sum, act, place) => enqueueAction(sum, waiting(String(place), act)),
      [] as QueuedAction[],
    );
    expect(acts(all)).toEqual([save, unsave, save, answer, answer]);
    const kofis = waiting("1", noteOf("", "Kofi's"), { whose: "kofi" });
    expect(enqueueAction([kofis], waiting("2", noteOf("", "hers")))).toHaveLength(2);
  });

  test("merges answers of a profile", () => {
    const first: OfflineAction = { what: "profile", before: { sex: "" }, now: { sex: "male" } };
    const second: OfflineAction = {
      what: "profile",
      before: { sex: "male", finished: "" },
      now: { sex: "female", finished: "secondary" },
    };
    const [only] = enqueueAction([waiting("1", first)], waiting("2", second));
    expect(only?.act).toEqual({
      what: "profile",
      before: { sex: "", finished: "" },
      now: { sex: "female", finished: "secondary" },
    });
  });
});

describe("the offline Saved list", () => {
  const shown = (...done: OfflineAction[]) =>
    applyQueued(
      member,
      done.map((act, place) => waiting(String(place), act)),
      today,
    );

  test("shows a hearted item with its note, status and ticks", () => {
    const { saved: list } = shown(
      { what: "save", item, title },
      noteOf("", "ask Mr Otieno"),
      { what: "status", item, title, before: "interested", now: "applied" },
      { what: "tick", item, title, step: "send", text: "Send it", isDone: true },
    );
    expect(list).toEqual([{ ...saved, note: "ask Mr Otieno", status: "applied", ticked: ["send"] }]);
    expect(list.some(isUntouched)).toBe(false);
  });

  test("shows an item that was ticked, and hides one that was unhearted", () => {
    const tick: OfflineAction = { what: "tick", item, title, step: "send", text: "", isDone: true };
    expect(shown(tick).saved).toEqual([{ ...saved, ticked: ["send"] }]);
    expect(shown(tick, { ...tick, isDone: false }).saved.every(isUntouched)).toBe(true);
    expect(shown({ what: "save", item, title }, { what: "unsave", item, title }).saved).toEqual([]);
  });

  test("keeps an unhearted item that has an alert", () => {
    expect([saved, { ...saved, wantsOpening: true }].map(isUntouched)).toEqual([true, false]);
  });

  test("shows neither refused actions nor another member's", () => {
    const save: OfflineAction = { what: "save", item, title };
    const all = [
      waiting("1", save, { outcome: { is: "refused", words: "Full." } }),
      waiting("2", save, { whose: "kofi" }),
    ];
    expect(applyQueued(member, all, today)).toEqual(member);
  });

  test("has the profile answers that verdicts are computed from", () => {
    const now = {
      finished: "secondary",
      wantedLevels: ["graduate"],
      fieldsOfInterest: ["Law"],
      sex: "female",
      bornOn: "2008-11-17",
      workYears: "2",
      region: "Kisumu",
    };
    const { applicant, answers } = shown({ what: "profile", before: {}, now });
    expect(applicant).toEqual({
      ...unknownApplicant,
      finished: "secondary",
      wants: ["graduate"],
      fields: ["Law"],
      sex: "female",
      age: { from: 17, to: 17 },
      workYears: 2,
      region: "Kisumu",
    });
    expect(answers).toMatchObject(now);
    const less = shown({ what: "profile", before: {}, now: { sex: "" } });
    expect(less.applicant).toEqual(unknownApplicant);
  });
});
