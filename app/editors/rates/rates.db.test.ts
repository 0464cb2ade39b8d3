import { describe, expect } from "vitest";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { listRates, removeRate, saveRates } from "./change-rates.server.ts";

const kes = { currency: "KES", perDollar: 129.02, dated: "2026-01-22", source: "Central Bank of Kenya" };

describe("rates", () => {
  test("are added, replaced and removed by an admin, and the dollar stays", async ({ db }) => {
    await asViewer(anAdmin(db, await somebody(db)), async (own) => {
      await saveRates(own, [kes, { ...kes, currency: "USD", perDollar: 1 }]);
      await saveRates(own, [{ ...kes, perDollar: 130, dated: "2026-02" }]);
      expect(await listRates(own)).toEqual([
        { ...kes, perDollar: 130, dated: "2026-02" },
        { ...kes, currency: "USD", perDollar: 1 },
      ]);
      expect(await removeRate(own, "KES")).toBe(true);
      expect(await removeRate(own, "KES")).toBe(false);
      expect(await removeRate(own, "USD")).toBe(false);
    });
  });

  test("are read by everyone and changed by no stranger", async ({ db }) => {
    await saveRates(db, [kes]);
    const stranger = aMember(db, await somebody(db));
    expect(await asViewer(stranger, listRates)).toEqual([kes]);
    await expect(asViewer(stranger, (own) => removeRate(own, "KES"))).rejects.toThrow();
    await expect(asViewer(stranger, (own) => saveRates(own, [kes]))).rejects.toThrow();
  });
});
