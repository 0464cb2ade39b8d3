import { describe, expect, test } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Act } from "../sync-queue/actions.ts";
import type { Mine, SavedHere, Waiting } from "./store.ts";
import { addWaiting, asDone, isUntouched } from "./waiting.ts";

const today = "2026-11-16";
const [item, title] = ["scholarship/1", "Chevening"];
const saved: SavedHere = {
  ...{ item, title, status: "interested", note: "", ticked: [], hasReferees: false },
};
const mine: Mine = {
  whose: "amina",
  takenOn: today,
  applicant: unknownApplicant,
  answers: { finished: "", sex: "" },
  saved: [],
  threads: [],
};
const waiting = (id: string, act: Act, more: Partial<Waiting> = {}): Waiting => ({
  ...{ id, act, whose: "amina", at: 0, isTried: false },
  ...more,
});
const noteOf = (before: string, now: string): Act => ({ what: "note", item, title, before, now });
const acts = (all: Waiting[]) => all.map(({ act }) => act);

describe("the sync queue", () => {
  test("merges a second note on the same item with the first", () => {
    const all = addWaiting([waiting("1", noteOf("old", "first"))], waiting("2", noteOf("first", "second")));
    expect(all).toEqual([waiting("2", noteOf("old", "second"))]);
  });

  test("stores a note after one that may have arrived, and doesn't merge them", () => {
    const first = waiting("1", noteOf("old", "first"), { isTried: true });
    const second = waiting("2", noteOf("first", "second"));
    expect(addWaiting([first], second)).toEqual([first, second]);
    const done = waiting("1", noteOf("old", "first"), { outcome: { is: "done" } });
    expect(addWaiting([done], second)).toEqual([done, second]);
  });

  test("never merges hearts, answers, or another member's actions", () => {
    const save: Act = { what: "save", item, title };
    const unsave: Act = { what: "unsave", item, title };
    const answer: Act = { what: "answer", thread: "t", title, now: "Yes." };
    const all = [save, unsave, save, answer, answer].reduce(
      (sum, act, place) => addWaiting(sum, waiting(String(place), act)),
      [] as Waiting[],
    );
    expect(acts(all)).toEqual([save, unsave, save, answer, answer]);
    const kofis = waiting("1", noteOf("", "Kofi's"), { whose: "kofi" });
    expect(addWaiting([kofis], waiting("2", noteOf("", "hers")))).toHaveLength(2);
  });

  test("merges answers of a profile", () => {
    const first: Act = { what: "profile", before: { sex: "" }, now: { sex: "male" } };
    const second: Act = {
      what: "profile",
      before: { sex: "male", finished: "" },
      now: { sex: "female", finished: "secondary" },
    };
    const [only] = addWaiting([waiting("1", first)], waiting("2", second));
    expect(only?.act).toEqual({
      what: "profile",
      before: { sex: "", finished: "" },
      now: { sex: "female", finished: "secondary" },
    });
  });
});

describe("the offline Saved list", () => {
  const shown = (...done: Act[]) =>
    asDone(
      mine,
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
    const tick: Act = { what: "tick", item, title, step: "send", text: "", isDone: true };
    expect(shown(tick).saved).toEqual([{ ...saved, ticked: ["send"] }]);
    expect(shown(tick, { ...tick, isDone: false }).saved.every(isUntouched)).toBe(true);
    expect(shown({ what: "save", item, title }, { what: "unsave", item, title }).saved).toEqual([]);
  });

  test("keeps an unhearted item that has an alert", () => {
    expect([saved, { ...saved, wantsOpening: true }].map(isUntouched)).toEqual([true, false]);
  });

  test("shows neither refused actions nor another member's", () => {
    const save: Act = { what: "save", item, title };
    const all = [
      waiting("1", save, { outcome: { is: "refused", words: "Full." } }),
      waiting("2", save, { whose: "kofi" }),
    ];
    expect(asDone(mine, all, today)).toEqual(mine);
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
