import { expect, test } from "vitest";
import { foldChanges, type RecordChange } from "./fold-changes.ts";

const change = (
  former: Record<string, unknown>,
  current: Record<string, unknown>,
  listed: Partial<RecordChange> = {},
): RecordChange => ({ former, current, wasListed: null, isListed: null, ...listed });
const takenDown = change({}, {}, { wasListed: true, isListed: false });
const putBack = change({}, {}, { wasListed: false, isListed: true });

test.each([
  [{ deadline: "2026-12-15" }, { deadline: "2026-12-01" }, "Closes: 1 December 2026 (was 15 December 2026)"],
  [{ deadline: null }, { deadline: "2026-12-01" }, "Closes: 1 December 2026 (was not known)"],
  [{ opens_on: "2026-12-15" }, { opens_on: null }, "Opens: not known any more (was 15 December 2026)"],
  [{ usual_closes: "08" }, { usual_closes: "09-15" }, "Usually closes: 15 September (was August)"],
  [{ is_rolling: true }, { is_rolling: false }, "Open all year round: no (was yes)"],
  [
    { application_url: "https://a.example/" },
    { application_url: "" },
    "Link to apply: gone. Check the provider's own pages before you plan.",
  ],
])("the old and the new value share a line: %j, then %j", (former, current, line) => {
  expect(foldChanges([change(former, current)])).toEqual({ lines: [line], isUnlisted: false });
});

test("several changes are reported as one, from the first value to the last", () => {
  const changes = [
    change({ deadline: "2026-12-15" }, { deadline: "2026-12-20" }),
    change({ deadline: "2026-12-20" }, { deadline: "2027-01-05" }),
  ];
  expect(foldChanges(changes)?.lines).toEqual(["Closes: 5 January 2027 (was 15 December 2026)"]);
});

test.each([
  [
    "a deadline that was put back",
    [
      change({ deadline: "2026-12-15" }, { deadline: null }),
      change({ deadline: null }, { deadline: "2026-12-15" }),
    ],
  ],
  ["another address", [change({ call_url: "https://a.example/" }, { call_url: "https://b.example/" })]],
  ["a description", [change({ description: "a" }, { description: "b" })]],
  ["a record that was away between two mails", [takenDown, putBack]],
  ["a draft", [change({}, {}, { wasListed: false, isListed: false })]],
])("%s is not reported", (_, changes) => {
  expect(foldChanges(changes)).toBeNull();
});

test("nothing else is reported about an unpublished record", () => {
  const changes = [change({ deadline: null }, { deadline: "2026-12-01" }), takenDown];
  expect(foldChanges(changes)).toEqual({
    lines: ["We no longer list it. It may have ended, or its official page may be gone."],
    isUnlisted: true,
  });
});

test("a record that is published again is reported with what changed in the meantime", () => {
  const changes = [change({ deadline: null }, { deadline: "2026-12-01" }), putBack];
  expect(foldChanges(changes)?.lines).toEqual([
    "We list it again.",
    "Closes: 1 December 2026 (was not known)",
  ]);
});
