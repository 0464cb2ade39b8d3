import type { currencyRates as table } from "../schema/index.ts";

/** The price of a dollar where we last read it. Amounts in other currencies aren't converted. */
export const currencyRates: (typeof table.$inferInsert)[] = [
  { currency: "USD", perDollar: 1, dated: "2026-01-30", source: "itself" },
  { currency: "KES", perDollar: 129.02, dated: "2026-01-22", source: "Central Bank of Kenya, in tuko.co.ke" },
  {
    currency: "NGN",
    perDollar: 1391,
    dated: "2026-01-30",
    source: "Nigerian Foreign Exchange Market, in ambusinessng.com",
  },
  { currency: "GHS", perDollar: 10.92, dated: "2026-01-29", source: "Bank of Ghana, in newsandvibes.com" },
  { currency: "ETB", perDollar: 134, dated: "2025-07", source: "Commercial Bank of Ethiopia, in feedman.me" },
  { currency: "UGX", perDollar: 3612, dated: "2025-12-03", source: "thesharpdaily.com" },
  { currency: "TZS", perDollar: 2463, dated: "2025-12-03", source: "thesharpdaily.com" },
  {
    currency: "EUR",
    perDollar: 0.838,
    dated: "2026-01-29",
    source: "Bank of Ghana, in newsandvibes.com, by way of the cedi",
  },
  {
    currency: "GBP",
    perDollar: 0.727,
    dated: "2026-01-29",
    source: "Bank of Ghana, in newsandvibes.com, by way of the cedi",
  },
  {
    currency: "RWF",
    perDollar: 1456.83,
    dated: "2025-12-08",
    source: "National Bank of Rwanda, in stears.co",
  },
  {
    currency: "CDF",
    perDollar: 2277.57,
    dated: "2026-02-19",
    source: "Banque Centrale du Congo, in zoomcongo.blog",
  },
  // 655.957 to the euro, a fixed parity. We have read no dated rate of BIF.
  {
    currency: "XOF",
    perDollar: 549.69,
    dated: "2026-01-29",
    source: "its fixed parity with the euro (BCEAO)",
  },
  {
    currency: "XAF",
    perDollar: 549.69,
    dated: "2026-01-29",
    source: "its fixed parity with the euro (BEAC)",
  },
];
