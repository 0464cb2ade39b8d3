import { expect, test } from "vitest";
import { readStarter } from "#app/editors/catalogue/starter/read-starter.server.ts";
import { createAwardMatcher, type NamedRecord } from "./match-award.ts";

const namedRecords = (kind: "scholarships" | "internships"): NamedRecord[] =>
  readStarter().records[kind].map(({ key, values }) => ({
    id: key,
    title: String(values.title),
    aliases: (values.aliases ?? []) as string[],
    provider: String(values.provider ?? values.company ?? ""),
    address: String(values.application_url ?? ""),
    country: String(values.country ?? values.location ?? ""),
  }));
const records = namedRecords("scholarships");
const match = createAwardMatcher(records);
const matchInternship = createAwardMatcher(namedRecords("internships"));
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

/** Written later, and first tried before the matcher knew countries apart from names: 12 were recognised. */
const laterPosts: [string, string][] = [
  [
    "AIMS Structured Masters Scholarship Program 2027/2028 for African Students (Fully Funded)",
    "AIMS Master's in Mathematical Sciences",
  ],
  [
    "RUFORUM Mastercard Foundation TAGDev 2.0 Master's Scholarships 2027 for Young Africans",
    "RUFORUM / Mastercard Foundation TAGDev 2.0 Scholarships",
  ],
  [
    "IUCEA/EAC-KfW Masters Scholarship Programme 2026/2027 for East Africans",
    "EAC Scholarship Programme (IUCEA and KfW)",
  ],
  [
    "2027 American University in Cairo African Graduate Fellowship (Fully Funded to Egypt)",
    "African Graduate Fellowship (American University in Cairo)",
  ],
  [
    "GNPC Foundation Undergraduate Scholarship 2026/2027 for Ghanaian Students",
    "GNPC Foundation Scholarship (Ghana)",
  ],
  [
    "Equity Group Foundation Wings to Fly Scholarship 2027 for Form One / Grade 10 Students",
    "Wings to Fly (Equity Group Foundation)",
  ],
  ["UNHCR DAFI Scholarship Program 2027 for Refugee Students", "DAFI Refugee Scholarship (UNHCR)"],
  [
    "MTN Foundation Science & Technology Scholarship 2026 for 300 Level Nigerian Students",
    "MTN Foundation Science and Technology Scholarship (Nigeria)",
  ],
  [
    "NNPCL/Chevron JV University Scholarship Award 2026/2027 for Undergraduates",
    "NNPC/Chevron JV National University Scholarship",
  ],
  [
    "Irish Aid Fellowship: Ireland Fellows Programme – Africa 2027/28 (Fully Funded)",
    "Ireland Fellows Programme Africa",
  ],
  [
    "SI Scholarship for Global Professionals (SISGP) 2027/2028 for Masters Study in Sweden",
    "Swedish Institute Scholarship for Global Professionals",
  ],
  [
    "Fulbright Foreign Student Program 2027-2028 for Study in the United States",
    "Fulbright Foreign Student Program",
  ],
  [
    "Manaaki New Zealand Scholarships 2027 for African Students | Fully Funded",
    "Manaaki New Zealand Scholarships",
  ],
  [
    "Weidenfeld-Hoffmann Trust Scholarships at University of Oxford 2027/2028",
    "Weidenfeld-Hoffmann Scholarships and Leadership Programme (Oxford)",
  ],
  [
    "MBZUAI Scholarship 2027 in UAE (Fully Funded BSc, Masters & PhD)",
    "MBZUAI Full Scholarship (artificial intelligence, Abu Dhabi)",
  ],
  ["Indonesian Government KNB Scholarship 2027 for Developing Countries", "KNB Scholarship (Indonesia)"],
  [
    "NDDC Foreign Postgraduate Scholarship Programme 2026/2027 for Niger Deltans",
    "NDDC Postgraduate Scholarship (Niger Delta)",
  ],
];
const internshipPosts: [string, string][] = [
  ["World Bank Group (WBG) Pioneers Internship Program 2027 (Paid)", "WBG Pioneers Internship"],
  ["OIST Research Internship 2027 in Japan (Fully Funded, No IELTS)", "OIST Research Internship"],
  [
    "Nigerian Breweries Plc Graduate Management Development Programme 2027",
    "Nigerian Breweries Graduate Programme",
  ],
];

test("18 of 20 later posts are recognised, and none as another", () => {
  const found = [
    ...laterPosts.map(([title, wanted]) => ({ wanted, found: matchTitle(title) })),
    ...internshipPosts.map(([title, wanted]) => ({
      wanted,
      found: matchInternship({ title, provider: "", address: "" }),
    })),
  ];
  expect(found.filter((one) => one.found?.isCertain && one.found.title !== one.wanted)).toEqual([]);
  const missed = found.filter((one) => !one.found?.isCertain);
  expect({ missed: missed.length > 2 ? missed : [] }).toEqual({ missed: [] });
});

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
