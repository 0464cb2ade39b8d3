import { describe, expect } from "vitest";
import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  today,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { readJobFilters } from "./filters/job-filters.ts";
import {
  readCatalogueIndex,
  searchColleges,
  searchInternships,
  searchJobs,
  searchScholarships,
} from "./search.server.ts";

const titles = async (db: Database, address: string) => {
  const { cards } = await asViewer(aVisitor(db), (own) => searchScholarships(own, browsing(address), today));
  return cards.map(({ title }) => title);
};
const names = async (db: Database, address: string) => {
  const { cards } = await asViewer(aVisitor(db), (own) =>
    searchColleges(own, browsing(`tab=colleges&${address}`), today),
  );
  return cards.map(({ name }) => name);
};
const internshipTitles = async (db: Database, address: string) => {
  const filters = browsing(`tab=internships&${address}`);
  const { cards } = await asViewer(aVisitor(db), (own) => searchInternships(own, filters, today));
  return cards.map(({ title }) => title);
};
const jobTitles = async (db: Database, address: string) => {
  const filters = readJobFilters(new URLSearchParams(address));
  const { cards } = await asViewer(aVisitor(db), async (own) =>
    searchJobs(own, await readCatalogueIndex(own, today), filters),
  );
  return cards.map(({ title }) => title);
};

describe("a search for scholarships", () => {
  const catalogue = [
    { title: "Türkiye Bursları", description: "Study in Ankara", fieldOfStudy: "Engineering, Law" },
    {
      title: "Côte d’Ivoire grant",
      description: "100% of fees_paid (C:\\apply) 🎓",
      fieldOfStudy: "All fields",
    },
    { title: "Ọ̀yọ́ State award", description: "For ẸKỌ́ students", fieldOfStudy: "Nursing" },
  ];

  test.for([
    ["turkiye", ["Türkiye Bursları"]],
    ["TÜRKİYE", ["Türkiye Bursları"]],
    ["cote", ["Côte d’Ivoire grant"]],
    ["d'ivoire", ["Côte d’Ivoire grant"]],
    ["oyo eko", ["Ọ̀yọ́ State award"]],
    ["ngineer", ["Türkiye Bursları"]],
    ["ankara law", ["Türkiye Bursları"]],
    ["law ankara burslari", ["Türkiye Bursları"]],
    ["ankara nursing", []],
    ["ankara law nothing-like-it", []],
    ["100%", ["Côte d’Ivoire grant"]],
    ["%", ["Côte d’Ivoire grant"]],
    ["s_p", ["Côte d’Ivoire grant"]],
    ["sxp", []],
    ["\\", ["Côte d’Ivoire grant"]],
    ["c:\\apply)", ["Côte d’Ivoire grant"]],
    ["🎓", ["Côte d’Ivoire grant"]],
    ["🎉", []],
    ["rk", ["Türkiye Bursları"]],
    ["z", []],
    ["grant\0", ["Côte d’Ivoire grant"]],
    ["'; drop table scholarships; --", []],
  ] as [string, string[]][])("'%s' finds %j", async ([text, found], { db }) => {
    await addScholarships(db, ...catalogue);
    expect(await titles(db, `${new URLSearchParams({ q: text })}`)).toEqual(found);
  });

  test("of 5,000 characters has a response", async ({ db }) => {
    await addScholarships(db, { title: "x".repeat(300) });
    expect(await titles(db, `q=${"x".repeat(5_000)}`)).toHaveLength(1);
    expect(await titles(db, `q=${"yz ".repeat(1_700)}`)).toEqual([]);
  });

  test("finds text inside a word of any length", async ({ db }) => {
    const address = `https://example.org/${Array.from({ length: 400 }, (_, number) => number).join("/")}`;
    await addScholarships(db, { title: "A long address", description: address });
    expect(await titles(db, "q=/198/199/")).toEqual(["A long address"]);
    expect(await titles(db, `q=${address.slice(40, 140)}`)).toEqual(["A long address"]);
    expect(await titles(db, "exact=1&q=/199/198/")).toEqual([]);
  });

  test("covers all texts of a listing, and the meaning of its facts", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Mastercard", eligibility: "Young people of Kakuma", country: "Ghana" },
      {
        title: "Chevening",
        country: "United Kingdom",
        educationLevel: "graduate",
        covers: ["tuition", "stipend"],
        citizens: ["Kenya"],
        groups: ["refugee"],
      },
    );
    expect(await titles(db, "q=kakuma")).toEqual(["Mastercard"]);
    expect(await titles(db, "q=ghana")).toEqual(["Mastercard"]);
    for (const q of [
      "uk",
      "fully funded masters in britain",
      "kenyans",
      "scholarship for refugees",
      "no ielts uk",
    ])
      expect(await titles(db, `q=${q}`), q).toEqual(["Chevening"]);
    expect(await titles(db, "q=fully funded masters in ghana")).toEqual([]);
    expect(await titles(db, "q=britain&exact=1"), "letter by letter").toEqual([]);
  });

  test("ranks matches in the name first, then those in the kind, then mentions", async ({ db }) => {
    const awards = [
      { title: "Nursing award" },
      { title: "An award", fieldOfStudy: "Nursing" },
      { title: "Any award", description: "Also for nursing." },
      { title: "Open award", fieldOfStudy: "All fields" },
      { title: "Law award", fieldOfStudy: "Law" },
    ];
    await addScholarships(
      db,
      ...awards.map((award, day) => ({ ...award, createdAt: new Date(Date.UTC(2026, 9, day + 1)) })),
    );
    const byFit = ["Nursing award", "An award", "Any award", "Open award"];
    expect(await titles(db, "q=nursing")).toEqual(byFit);
    expect(await titles(db, "q=nursing&sort=newest")).toEqual([...byFit].reverse());
  });

  test("without what the student lacks shows last what asks for it, but not if that is only left out", async ({
    db,
  }) => {
    await addInternships(
      db,
      { title: "Trainee", description: "Open to everybody." },
      { title: "Trainee with a certificate", eligibility: "Graduates who have finished NYSC." },
      { title: "National Youth Service Corps", aliases: ["NYSC"] },
    );
    expect(await internshipTitles(db, "q=trainee+internship+without+nysc")).toEqual([
      "Trainee",
      "Trainee with a certificate",
    ]);
    expect(await internshipTitles(db, "q=trainee+internship+no+nysc")).toEqual([
      "Trainee",
      "Trainee with a certificate",
    ]);
    expect((await internshipTitles(db, "q=trainee+internship+not+nysc"))[0]).toBe(
      "Trainee with a certificate",
    );
  });

  test("rules out a misspelt sort of college", async ({ db }) => {
    await addColleges(
      db,
      { name: "City Nursing School", schoolType: "Private university" },
      { name: "State Nursing School", schoolType: "Public university" },
    );
    expect(await names(db, "q=nursing+school+that+is+not+goverment")).toEqual(["City Nursing School"]);
  });

  test("finds a changed listing by its new words only", async ({ db }) => {
    await addScholarships(db, { title: "Before" });
    await db.update(scholarships).set({ title: "Afterwards" });
    expect(await titles(db, "q=before")).toEqual([]);
    expect(await titles(db, "q=afterw")).toEqual(["Afterwards"]);
  });

  test("shows the newest first", async ({ db }) => {
    await addScholarships(db, { title: "Older" }, { title: "Newer" });
    expect(await titles(db, "")).toEqual(["Newer", "Older"]);
    expect(await titles(db, "q=er")).toEqual(["Newer", "Older"]);
  });

  test("shows of listings of one day first what is open, then what opens soonest, then what has most facts", async ({
    db,
  }) => {
    await addScholarships(
      db,
      { title: "Usually open in June", usualOpens: "06", usualCloses: "07" },
      { title: "Open to March", deadline: "2027-03-01" },
      { title: "Open to December", deadline: "2026-12-20" },
      { title: "No date, for Kenyans", citizens: ["Kenya"] },
      { title: "No date" },
    );
    expect(await titles(db, "")).toEqual([
      "Open to December",
      "Open to March",
      "Usually open in June",
      "No date, for Kenyans",
      "No date",
    ]);
  });

  test("closing soon includes what usually closes within 30 days", async ({ db }) => {
    await addScholarships(
      db,
      { title: "This month", usualOpens: "09", usualCloses: "11" },
      { title: "On a usual day", usualOpens: "09", usualCloses: "12-10" },
      { title: "In January", usualOpens: "09", usualCloses: "01" },
    );
    expect((await titles(db, "closing=soon")).sort()).toEqual(["On a usual day", "This month"]);
    expect(await titles(db, "sort=closing")).toEqual(["This month", "On a usual day", "In January"]);
  });

  test("sorted by closing shows the soonest first and those without a deadline last", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Never" },
      { title: "Later", deadline: "2027-03-01" },
      { title: "Today", deadline: today },
      { title: "Over", deadline: "2026-11-14" },
    );
    expect(await titles(db, "sort=closing")).toEqual(["Today", "Later", "Never"]);
    expect(await titles(db, "sort=closing&q=e")).toEqual(["Later", "Never"]);
  });

  test("has ten results per page in data saver mode, and a next page", async ({ db }) => {
    await addScholarships(db, ...Array.from({ length: 13 }, (_, place) => ({ title: `Award ${place}` })));
    await asViewer(aVisitor(db), async (own) => {
      const wanted = { ...browsing(""), isShort: true };
      const first = await searchScholarships(own, wanted, today);
      const second = await searchScholarships(own, { ...wanted, page: first.next }, today);
      expect([first.cards.length, second.cards.length, second.next]).toEqual([10, 3, null]);
      expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(13);
    });
  });
});

describe("a scholarship", () => {
  test("that closes today is still found", async ({ db }) => {
    await addScholarships(db, { title: "Last chance", deadline: today });
    expect(await titles(db, "q=chance")).toEqual(["Last chance"]);
  });

  test("that closed yesterday is no longer found", async ({ db }) => {
    await addScholarships(db, { title: "Missed chance", deadline: "2026-11-14" });
    expect(await titles(db, "q=chance")).toEqual([]);
    expect(await titles(db, "")).toEqual([]);
  });

  test("without a deadline is found", async ({ db }) => {
    await addScholarships(db, { title: "Every chance" });
    expect(await titles(db, "q=chance")).toEqual(["Every chance"]);
  });
});

describe("the filters for scholarships", () => {
  const catalogue = [
    {
      title: "Law",
      fieldOfStudy: "Law, Social Work",
      country: "Kenya, Ghana",
      educationLevel: "undergraduate, graduate",
    },
    {
      title: "Anything",
      fieldOfStudy: "All fields",
      country: "Côte d'Ivoire",
      educationLevel: "high_school",
    },
    {
      title: "Nursing",
      fieldOfStudy: "Nursing",
      country: "Kenya",
      amount: "Full funding",
      deadline: "2026-12-15",
    },
    {
      title: "Nursing later",
      fieldOfStudy: "Nursing",
      country: "Kenya",
      amount: "Full tuition",
      deadline: "2026-12-16",
    },
  ];

  test.for([
    ["field=Law", ["Anything", "Law"]],
    ["field=social-work", ["Anything", "Law"]],
    ["field=LAW&country=kenya", ["Law"]],
    ["field=All fields", ["Anything"]],
    ["country=ghana", ["Law"]],
    ["country=cote d'ivoire", ["Anything"]],
    ["country=Atlantis", []],
    ["level=graduate", ["Law"]],
    ["level=high_school", ["Anything"]],
    ["closing=soon", ["Nursing"]],
    ["funded=full", ["Nursing"]],
    ["country=Kenya&q=later", ["Nursing later"]],
    ["country=Kenya&q=anything", []],
    ["closing=soon&sort=closing&country=kenya", ["Nursing"]],
  ] as [string, string[]][])("with '%s' leave %j", async ([address, found], { db }) => {
    await addScholarships(db, ...catalogue);
    expect(await titles(db, address)).toEqual(found);
  });
});

describe("a search for colleges", () => {
  const catalogue = [
    {
      name: "Makerere University",
      location: "Kampala, Uganda",
      country: "Uganda",
      schoolType: "Public university",
      programs: ["Law", "Medicine"],
    },
    {
      name: "Kabete Polytechnic",
      description: "Trades in Nairobi",
      country: "Kenya",
      schoolType: "Polytechnic",
      programs: ["Engineering"],
    },
  ];

  test.for([
    ["q=kampala makerere", ["Makerere University"]],
    ["q=nairobi", ["Kabete Polytechnic"]],
    ["q=medicine", ["Makerere University"]],
    ["country=Uganda", ["Makerere University"]],
    ["school=polytechnic", ["Kabete Polytechnic"]],
    ["program=law", ["Makerere University"]],
    ["program=law&country=kenya", []],
  ] as [string, string[]][])("'%s' finds %j", async ([address, found], { db }) => {
    await addColleges(db, ...catalogue);
    expect(await names(db, address)).toEqual(found);
  });
});

describe("a search for internships", () => {
  const catalogue = [
    {
      title: "Data trainee",
      company: "Safaricom",
      description: "Nairobi office",
      field: "Computer Science",
      location: "Nairobi, Kenya",
    },
    {
      title: "Teller",
      company: "Equity Bank",
      field: "Business",
      location: "Lagos, Nigeria; Accra, Ghana",
      jobType: "full-time" as const,
    },
    { title: "Past trainee", company: "Safaricom", applicationDeadline: "2026-11-14" },
  ];

  test.for([
    ["q=safaricom", ["Data trainee"]],
    ["q=office", ["Data trainee"]],
    ["q=business", ["Teller"]],
    ["location=Accra", ["Teller"]],
    ["location=kenya", ["Data trainee"]],
    ["field=Business", ["Teller"]],
    ["job=full-time", ["Teller"]],
    ["job=internship", ["Data trainee"]],
    ["sort=closing", ["Data trainee", "Teller"]],
  ] as [string, string[]][])("'%s' finds %j", async ([address, found], { db }) => {
    await addInternships(db, ...catalogue);
    const shown = await internshipTitles(db, address);
    expect(address.startsWith("sort") ? shown.sort() : shown).toEqual(found);
  });

  test.for([
    ["", ["Teller", "Data trainee"]],
    ["q=business", ["Teller"]],
    ["q=office", []],
    ["type=internship", ["Data trainee"]],
    ["type=full-time&q=bank", ["Teller"]],
    ["type=full-time&q=safaricom", []],
  ] as [string, string[]][])("on the jobs page '%s' finds %j", async ([address, found], { db }) => {
    await addInternships(db, ...catalogue);
    expect(await jobTitles(db, address)).toEqual(found);
  });
});

describe("common names", () => {
  test("find a college by its short form, and by a programme it teaches", async ({ db }) => {
    await addColleges(
      db,
      {
        name: "Kenya Medical Training College",
        aliases: ["KMTC"],
        programmes: [{ name: "Diploma in Clinical Medicine", level: "vocational", field: "Medicine" }],
      },
      { name: "Makerere University", aliases: ["MUK", "Mak"] },
    );
    expect(await names(db, "q=kmtc")).toEqual(["Kenya Medical Training College"]);
    expect(await names(db, "q=clinical medicine")).toEqual(["Kenya Medical Training College"]);
    expect(await names(db, "q=MUK")).toEqual(["Makerere University"]);
  });

  test("find an award and an internship, the latter on the jobs page as well", async ({ db }) => {
    await addScholarships(db, { title: "Higher Education Fund", aliases: ["HEF portal"] });
    await addInternships(db, { title: "Public Service Internship Programme", aliases: ["PSIP"] });
    expect(await titles(db, "q=hef")).toEqual(["Higher Education Fund"]);
    expect(await internshipTitles(db, "q=psip")).toEqual(["Public Service Internship Programme"]);
    expect(await jobTitles(db, "q=psip")).toEqual(["Public Service Internship Programme"]);
  });
});

describe("a yearly listing", () => {
  test("is hidden past its deadline, and listed again without one once the nightly job has rolled it over", async ({
    db,
  }) => {
    await addScholarships(
      db,
      { title: "passed and usual", deadline: "2020-10-07", usualOpens: "08", usualCloses: "10" },
      { title: "passed for good", deadline: "2020-10-07" },
      { title: "closes one day", deadline: "2100-01-01" },
    );
    expect(await titles(db, "")).toEqual(["closes one day"]);
    await rollOverDeadlines(db, today);
    expect((await titles(db, "")).sort()).toEqual(["closes one day", "passed and usual"]);
    expect(await titles(db, "sort=closing")).toEqual(["passed and usual", "closes one day"]);
    expect(await titles(db, "closing=soon")).toEqual([]);
  });
});
