import { expect, test } from "vitest";
import { readStarter } from "#app/editors/catalogue/starter/read-starter.server.ts";
import { createAwardMatcher, type NamedRecord } from "./match-award.ts";

const records: NamedRecord[] = readStarter().records.scholarships.map(({ key, values }) => ({
  id: key,
  title: String(values.title),
  aliases: (values.aliases ?? []) as string[],
  provider: String(values.provider ?? ""),
  address: String(values.application_url ?? ""),
  country: String(values.country ?? ""),
}));
const match = createAwardMatcher(records);
const matchTitle = (title: string) => match({ title, provider: "", address: "" });

/** Titles as such sites write them, and the record of each. */
const posts: [string, string][] = [
  ["Chevening Scholarships 2018/2019 for Study in the UK (Fully Funded)", "Chevening Scholarship"],
  ["UK Government Chevening Scholarships for International Students 2027", "Chevening Scholarship"],
  ["Mandela Rhodes Foundation Scholarship 2027 for Young African Leaders", "Mandela Rhodes Scholarship"],
  ["The Rhodes Scholarships 2027 at the University of Oxford (Fully Funded)", "Rhodes Scholarship"],
  ["Schwarzman Scholars Program 2027/2028 at Tsinghua University, China", "Schwarzman Scholars"],
  ["2027 Gates Cambridge Scholarships for International Students", "Gates Cambridge Scholarship"],
  ["Stipendium Hungaricum Scholarship 2027-2028 in Hungary | Fully Funded", "Stipendium Hungaricum"],
  [
    "Swiss Government Excellence Scholarships 2027/2028 for Foreign Students",
    "Swiss Government Excellence Scholarships",
  ],
  [
    "Türkiye Bursları Scholarships 2027 for International Students",
    "Türkiye Scholarships (Türkiye Bursları)",
  ],
  [
    "Mwalimu Nyerere African Union Scholarship Scheme 2027 for African Students",
    "Mwalimu Nyerere African Union Scholarship",
  ],
  ["CARTA PhD Fellowships 2027 for African Researchers", "CARTA PhD Fellowship"],
  ["OWSD PhD Fellowships for Women Scientists from Developing Countries", "OWSD PhD Fellowship"],
  [
    "Apply Now: Knight-Hennessy Scholars Program at Stanford University 2027",
    "Knight-Hennessy Scholars (Stanford)",
  ],
  [
    "Commonwealth Shared Scholarships 2027/2028 for Developing Commonwealth Countries",
    "Commonwealth Shared Scholarship",
  ],
  [
    "Mastercard Foundation Scholars Program 2027 at the University of Pretoria",
    "Mastercard Foundation Scholars Program, University of Pretoria",
  ],
  [
    "Lester B. Pearson International Scholarships at University of Toronto 2027 (Fully Funded)",
    "Lester B. Pearson International Scholarship (University of Toronto)",
  ],
  ["KAUST Fellowship 2027 in Saudi Arabia for Masters and PhD", "KAUST Fellowship (Saudi Arabia)"],
  ["Rotary Peace Fellowships 2027/2028 (Fully Funded to study Masters)", "Rotary Peace Fellowship"],
  ["Clarendon Fund Scholarships at Oxford University 2027", "Clarendon Scholarship (Oxford)"],
  [
    "Aga Khan Foundation International Scholarship Programme 2027/28",
    "Aga Khan Foundation International Scholarship",
  ],
];

test("18 of 20 posts are recognised as the record that they are about, and none as another", () => {
  const found = posts.map(([title, wanted]) => ({ title, wanted, found: matchTitle(title) }));
  const wrong = found.filter((one) => one.found?.isCertain && one.found.title !== one.wanted);
  expect(wrong).toEqual([]);
  const missed = found.filter((one) => !one.found?.isCertain);
  expect({ missed: missed.length > 2 ? missed : [] }).toEqual({ missed: [] });
});

test("of 1,000 random pairs of different records, none is taken for the same", () => {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const wrong: string[] = [];
  for (let pair = 0; pair < 1_000; pair++) {
    const one = records[random(records.length)];
    const other = records[random(records.length)];
    if (!one || !other || one === other) continue;
    const found = match({ title: one.title, provider: one.provider, address: "" });
    if (found?.isCertain && found.id === other.id) wrong.push(`${one.title} = ${other.title}`);
  }
  expect(wrong).toEqual([]);
});

test("an award that we do not have is rarely matched to another of the same provider", () => {
  const wrong = records.flatMap((record, place) => {
    if (place % 4 !== 0) return [];
    const others = createAwardMatcher(records.filter((one) => one !== record));
    const found = others({ title: record.title, provider: record.provider, address: "" });
    return found?.isCertain ? [`${record.title} = ${found.title}`] : [];
  });
  expect({ wrong: wrong.length > 4 ? wrong : [] }).toEqual({ wrong: [] });
});

test.each([
  "Great Opportunities: Scholarships for African Students 2027",
  "Baobab Scholarship for Young Africans 2027 (Fully Funded)",
  "Undergraduate Scholarships in Canada 2027",
  "Mandela Leaders Fellowship 2027",
  "Rhodes University Postgraduate Bursary 2027",
])("%j is new", (title) => {
  expect(matchTitle(title)?.isCertain ?? false).toBe(false);
});
