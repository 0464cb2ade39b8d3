import { describe, expect, test } from "vitest";
import { parseRecord } from "../fields/parse-record.server.ts";
import { recordTypeList } from "../fields/record-types.ts";
import { diffRecords } from "./differences.ts";

const official = { facts: "deadline", source: "official", url: "https://a.example/" };
const press = { facts: "amount", source: "press" };

describe("the history of facts", () => {
  test("shows the added and removed rows of a table only", () => {
    const checked = { ...official, checkedOn: "2026-11-15", checkedBy: "Edna" };
    expect(
      diffRecords("scholarships", { evidence: [press, official] }, { evidence: [press, checked] }),
    ).toEqual([
      {
        label: "Evidence",
        former: "deadline | official | https://a.example/",
        current: "deadline | official | https://a.example/ |  | 2026-11-15 | Edna",
      },
    ]);
  });

  test("shows rows that were only reordered", () => {
    const [shown] = diffRecords(
      "scholarships",
      { evidence: [press, official] },
      { evidence: [official, press] },
    );
    expect(shown?.former).toContain("amount | press\ndeadline");
  });

  test.each([
    [{ covers: ["tuition", "stipend"] }, { covers: null }, "Tuition, Living costs", null],
    [{ usual_closes: "08-15" }, { usual_closes: "09" }, "15 August", "September"],
    [{ women_only: null }, { women_only: true }, null, "yes"],
    [{ is_rolling: true }, { is_rolling: false }, "yes", "no"],
    [{ amount_per: "year" }, { amount_per: "month" }, "a year", "a month"],
    [{ amount_value: 120000 }, { amount_value: 0 }, "120000", "0"],
    [{ citizens: ["Kenya"] }, { citizens: ["Kenya", "Uganda"] }, "Kenya", "Kenya, Uganda"],
  ])("words %j and %j for editors", (before, after, former, current) => {
    expect(diffRecords("scholarships", before, after)).toMatchObject([{ former, current }]);
  });

  test("leaves out unticked fields of a new record", () => {
    const labels = diffRecords("scholarships", null, {
      title: "A",
      is_rolling: false,
    }).map(({ label }) => label);
    expect(labels).toEqual(["Title"]);
  });
});

test("every table's example can be typed literally", () => {
  for (const recordType of recordTypeList) {
    for (const { name, input, example } of recordType.fields) {
      if (input !== "rows") continue;
      const reading = parseRecord(recordType, { [name]: example });
      expect(reading.ok ? undefined : reading.problems[name], example).toBeUndefined();
      expect(reading.values[name], example).toHaveLength(1);
    }
  }
});
