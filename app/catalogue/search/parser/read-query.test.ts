import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readQuery, understood } from "./read-query.ts";

const today = "2026-11-16";
const chips = (text: string) => understood(readQuery(text, today)).map(({ means }) => means?.label);
const rest = (text: string) =>
  readQuery(text, today)
    .pieces.filter(({ means }) => means === null)
    .map(({ typed }) => typed);

describe("a query is parsed", () => {
  test.each([
    [
      "fully funded masters in germany without ielts",
      ["Full funding", "Graduate (master's)", "Germany", "No English test named"],
    ],
    ["scholarship for girls", ["For women and girls"]],
    ["computer science kenya", ["Computer Science", "Kenya"]],
    ["Computer-Science, KENYA!", ["Computer Science", "Kenya"]],
    ["computerscience", ["Computer Science"]],
    ["form four leavers", ["After Form Four"]],
    ["naija", ["Nigeria"]],
    ["scholarships for kenyans", ["Open to Kenyans"]],
    ["UK", ["United Kingdom"]],
    ["turkey", ["Türkiye"]],
    ["MBChB", ["Medicine"]],
    ["IT courses in nairobi", ["Information technology", "Nairobi"]],
    ["nursing diploma", ["Nursing", "Vocational"]],
    ["no application fee", ["No application fee"]],
    ["closing this month", ["Closes this month"]],
    ["open now", ["Open now"]],
    ["ufadhili wa masomo", []],
    ["ufadhili kwa wasichana", ["For women and girls"]],
    ["bourses pour filles", ["For women and girls"]],
    ["ነርሲንግ", ["Nursing"]],
    ["jami'a a kano", ["Kano"]],
    ["Murang’a", ["Murang'a"]],
    ["labor economics", ["Economics"]],
    ["midwives", ["Midwifery"]],
    ["university without jamb", ["Without JAMB"]],
    ["polytechnics in ghana", ["Polytechnic", "Ghana"]],
    ["congolese refugees", ["Open to people of Democratic Republic of the Congo", "For refugees"]],
    ["s4 leavers", ["After Senior Four"]],
    ["scholarships in january", ["Closes in January"]],
    ["colleges with no kuccps", ["Without KUCCPS"]],
    ["always open internships", ["Open all year"]],
    ["nɛɛse sukuu wɔ nkran", ["Nursing", "Accra"]],
    ["rancen dalibai", ["Loans"]],
    ["oye keji ofe", ["Graduate (master's)", "No tuition to pay"]],
    ["mushroom growing", ["Agriculture"]],
    ["march intake nursing", ["Begins in March", "Nursing"]],
    ["vyuo vya ualimu", ["Teachers' college"]],
    ["plz help with fees am in form 3", ["Tuition paid", "High school"]],
    ["KCSE mean grade B- universities", ["After Form Four"]],
    ["what can i study with a c plain", ["After Form Four"]],
    ["mean grade of D+", ["After Form Four"]],
    ["university that accepts d7", ["After WASSCE"]],
    ["women in stem", ["For women and girls", "Science and technology"]],
    ["girls in tech", ["For women and girls", "Computer Science"]],
    ["where can i study nursing without maths", ["Nursing", "Mathematics not named"]],
    ["nursing without chemistry", ["Nursing"]],
    ["loan or bursary", ["Loans or Bursaries"]],
    ["masters in uk and canada", ["Graduate (master's)", "United Kingdom or Canada"]],
    ["law and business", ["Law", "Business"]],
    ["nursing or midwifery in mbarara or kampala", ["Nursing or Midwifery", "Mbarara or Kampala"]],
    ["scholarship or loan", []],
    ["direct entry with ND result", []],
    ["i have a diploma and want a degree", ["Undergraduate"]],
    ["bsc second class lower masters", ["Graduate (master's)"]],
    ["diploma degree courses", ["Vocational", "Undergraduate"]],
    ["single mother", ["For women and girls"]],
    ["bbasale z'abawala", ["For women and girls"]],
    ["ዩኒቨርሲቲ በጎንደር", ["Gondar"]],
    [
      "my daughter has just finished class 8 and we cannot afford school in kenya",
      ["High school", "For low-income families", "Kenya"],
    ],
    ["ስኮላርሺፕ ለሴቶች", ["For women and girls"]],
    ["universities under 50k per semester", ["At most 50,000 a semester"]],
    ["college below 20,000 shillings a term", ["At most 20,000 a trimester"]],
    ["300,000 naira scholarship", ["About NGN 300,000"]],
    ["$1000 a month", ["About USD 1,000 a month"]],
    ["300 level", ["Undergraduate"]],
    ["school fees 150k naira per year", ["At most NGN 150,000 a year"]],
    ["tuition below two million uganda shillings", ["At most UGX 2,000,000"]],
    ["scholarship paying more than 1000 euros a month", ["At least EUR 1,000 a month"]],
    ["closing next month", ["Closes next month"]],
    ["malaria research", ["Medicine"]],
    ["windhoek scholarships", ["Windhoek"]],
    ["opening in january", ["Opens in January"]],
    ["how do i pay for university", []],
    ["free university education uganda", ["No tuition to pay", "Uganda"]],
    ["where to learn to repair phones and laptops", ["Electronics repair"]],
    ["LLB pvt uni", ["Law", "Private university"]],
    ["mech engr kaduna", ["Mechanical engineering", "Kaduna"]],
    ["college near kakuma refugee camp", ["Kakuma"]],
    ["i study in french and look for canada", ["Canada"]],
    ["has finished her NYSC, masters", ["Graduate (master's)"]],
    ["yehisab ayayez temhert", ["Accounting"]],
    ["leenjii suphaa konkolaataa", ["Short course", "Mechanical engineering"]],
    ["bourse de master", ["Graduate (master's)"]],
    ["who helps a student with one leg", ["For people with a disability"]],
    ["where can they teach me flying planes", ["Aviation"]],
    ["mepɛ sɛ meyɛ ɔkyerɛkyerɛni", ["Education"]],
    ["technical college in january", ["Trade school", "Begins in January"]],
    ["scholarship in january", ["Closes in January"]],
    ["nsaba attachment mu kampala", ["Attachment", "Kampala"]],
    ["internship at a telecom company", ["Telecom companies"]],
    ["ayaresabea adwuma sukuu tamale", ["Medicine", "Tamale"]],
    ["KMTC", []],
    ["", []],
  ])("'%s' as %j", (text, labels) => {
    expect(chips(text)).toEqual(labels);
  });

  test.each([
    ["KMTC", ["KMTC"]],
    ["chevening scholarship in the uk", ["chevening"]],
    ["university of nairobi", []],
    ["helb or wings to fly", []],
    ["🎓 100%!", []],
    ["🎓", ["🎓"]],
    ["hw 2 apply helb", ["helb"]],
  ])("'%s' leaves %j as search terms", (text, left) => {
    expect(rest(text)).toEqual(left);
  });

  test.each([
    ["scholarships for nurses", "scholarships"],
    ["universities in kisumu", "colleges"],
    ["internship nairobi", "internships"],
    ["chuo kikuu", "colleges"],
    ["law school scholarship", "scholarships"],
    ["student loan", "scholarships"],
    ["kenya", null],
    ["i wan learn mechanic work", "colleges"],
    ["mepɛ sɛ mesua nɛɛse adwuma", "colleges"],
    ["mechanic work", "internships"],
    ["who pays my secondary school fees", "scholarships"],
    ["college near kakuma refugee camp", "colleges"],
    ["college for refugees", "scholarships"],
    ["i am a pastor, technical college for two boys", "colleges"],
  ])("'%s' selects the tab %s", (text, kind) => {
    expect(readQuery(text, today).kind).toBe(kind);
  });
});

test("a sign between two subjects is not searched for", () => {
  expect(rest("nursing & midwifery + law")).toEqual([]);
});

test.each(["nursing &", "& nursing", "xyz + & or and na ama", "or or or"])(
  "a joining word that joins nothing is an ordinary word: %s",
  (text) => {
    const words = readQuery(text, today).pieces.flatMap((piece) => piece.words);
    expect(new Set(words)).toEqual(new Set(text.split(" ")));
  },
);

test.each([
  ["scholarships not in kenya", ["Not: Kenya"]],
  ["study in europe not germany not france", ["Europe", "Not: Germany", "Not: France"]],
  ["neither in usa nor in canada", ["Not: United States", "Not: Canada"]],
  ["business schools without makerere", ["Business", "Not: makerere"]],
  ["masters except uk and canada", ["Graduate (master's)", "Not: United Kingdom", "Not: Canada"]],
  ["colleges apart from KMTC", ["Not: KMTC"]],
  ["i don't want a loan", ["Not: Loans"]],
  ["scholarship without loan", ["Not: Loans"]],
  ["study in rwanda not university of kigali", ["Rwanda", "Not: university of kigali"]],
  ["law except kisii university", ["Law", "Not: kisii university"]],
  ["internship not unpaid", ["Not: Unpaid work"]],
  ["bourses sauf en france", ["Not: France"]],
  ["i don't want to study in india, scholarship", ["Not: India"]],
  ["not interested in teaching, degree", ["Not: Education", "Undergraduate"]],
  ["nothing to do with medicine", ["Not: Medicine"]],
  ["except wings to fly or equity bank", ["Not: wings to fly", "Not: equity bank"]],
  ["no universities in nairobi", ["Not: Nairobi"]],
  ["polytechnic not university in nairobi", ["Polytechnic", "Not: university", "Nairobi"]],
  ["don't show me internships that don't pay", ["Not: Unpaid work"]],
  ["not remote internship", ["Not: Remote"]],
  ["non-mastercard scholarships", ["Not: mastercard"]],
  ["loans excluded, masters", ["Not: Loans", "Graduate (master's)"]],
  ["lagos private university no", ["Lagos", "Not: Private university"]],
  ["ufadhili si mkopo", ["Not: Loans"]],
  ["sitaki kusoma uganda", ["Not: Uganda"]],
  ["chuo cha uuguzi mbali na kmtc", ["Nursing", "Not: kmtc"]],
  ["bourse pas en chine", ["Not: China"]],
  ["master à part l'allemagne", ["Graduate (master's)", "Not: Germany"]],
  ["tallafin karatu ba bashi ba", ["Not: Loans"]],
  ["scholarship no be loan", ["Not: Loans"]],
  ["ከቻይና ውጭ ስኮላርሺፕ", ["Not: China"]],
  ["carraa barnootaa chaayinaa malee", ["Not: China"]],
  ["deeq waxbarasho aan shiinaha ahayn", ["Not: China"]],
  ["graduate training but i can't work in a bank", ["Not: Banks"]],
  ["study abroad, china is not for me", ["Abroad", "Not: China"]],
  ["lagos is too far, nursing", ["Not: Lagos", "Nursing"]],
  ["mi o fe lagos, polytechnic ni mo n wa", ["Not: Lagos", "Polytechnic"]],
  ["not lagos polytechnic, law", ["Not: lagos polytechnic", "Law"]],
  ["ቻይና አልፈልግም ስኮላርሺፕ", ["Not: China"]],
  ["chaayinaa hin barbaadu carraa barnootaa", ["Not: China"]],
  ["achoghi m lagos, mahadum", ["Not: Lagos"]],
  ["law internship but no courts", ["Law", "Not: courts"]],
  ["europe, i have no interest in russia", ["Europe", "Not: Russia"]],
  ["canada sans être réfugié", ["Canada", "Not: For refugees"]],
  ["makerere aside, law", ["Not: makerere", "Law"]],
  ["law aside from makerere", ["Law", "Not: makerere"]],
  ["wings to fly aside, bursary", ["Not: wings to fly", "Bursaries"]],
  ["not expensive and takes boys", ["For boys"]],
  ["phd without leaving africa", ["Doctorate (PhD)", "Africa"]],
  ["i cannot afford school", ["For low-income families"]],
  ["internship kenya except government", ["Kenya", "Not: government"]],
  ["internship kenya, no government offices", ["Kenya", "Not: Government"]],
  ["graduate job but not an audit firm", ["Not: Audit firms"]],
  ["attachment, oil companies excluded", ["Attachment", "Not: Oil companies"]],
  ["internship no experience", []],
  ["i do not have a degree", []],
  ["ba in economics", ["Undergraduate", "Economics"]],
  ["grade c minus", ["After Form Four"]],
])("'%s' excludes %j", (text, labels) => {
  expect(chips(text)).toEqual(labels);
});

test.each([
  ["masters without ielts", ["Graduate (master's)", "No English test named"]],
  ["ielts not required masters", ["No English test named", "Graduate (master's)"]],
  ["i hate maths", ["Mathematics not named"]],
  ["university that does not charge tuition", ["No tuition to pay"]],
  ["no application fee", ["No application fee"]],
  ["scholarship bila interview", ["Interview not needed"]],
])("'%s' doesn't need %j", (text, labels) => {
  expect(chips(text)).toEqual(labels);
});

test.each([
  ["students from malawi", ["Open to people of Malawi"]],
  ["scholarships in malawi", ["Malawi"]],
  ["gambia student", ["Open to people of Gambia"]],
  ["togo masters students", ["Open to people of Togo", "Graduate (master's)"]],
  ["brazil", ["Brazil"]],
  ["bolsas na alemanha", ["Germany"]],
  ["bourse en norvège", ["Norway"]],
])("'%s' names an origin or a destination: %j", (text, labels) => {
  expect(chips(text)).toEqual(labels);
});

const searches = [
  "masters in germany",
  "KMTC",
  "c plain in nairobi",
  "women's scholarships",
  "m-pesa academy",
];
const additions = [
  "?",
  "!",
  ".",
  ",",
  " …",
  " 🙏",
  "#",
  "@",
  " please",
  " pls",
  " abeg",
  " Kindly",
  "”",
  ")",
  " -",
  " /",
];

test("signs, emoji, capitals and polite words don't change the parsed query", () => {
  for (const text of searches) {
    const read = (changed: string) =>
      readQuery(changed, today).pieces.map(({ typed, means }) => [typed.toLowerCase(), means?.label]);
    for (const addition of additions) {
      expect(read(text + addition), text + addition).toEqual(read(text));
      expect(read(text.replace(/ (?=\S+$)/, `${addition} `)), addition).toEqual(read(text));
    }
    expect(read(text.toUpperCase())).toEqual(read(text));
    expect(read(`please ¿"${text}"?`)).toEqual(read(text));
  }
});

test("no typed letter or digit is lost, except in polite words", () => {
  const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join("") ?? "";
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      fc.pre(!/[$€£₦]/.test(text));
      const { text: plain, pieces } = readQuery(text, today);
      expect(lettersOf(plain)).toBe(lettersOf(text));
      const words = [...new Set(plain.split(/\s/))].filter(Boolean);
      const read = pieces.flatMap((piece) => piece.words);
      expect(read.length).toBeGreaterThanOrEqual(Math.min(words.length, 8));
    }),
  );
});

test.each([
  ["yetemhrt edl lesetoch", ["For women and girls"]],
  ["yekompiter timhrt be hawasa", ["Computer Science", "Hawassa"]],
  ["yemuya temhrt bet dire dewa", ["Trade school", "Dire Dawa"]],
])("%s: Amharic in Latin letters is read by its consonants", (text, expected) => {
  expect(chips(text)).toEqual(expected);
  expect(rest(text)).toEqual([]);
});

test.each([
  ["Jarmanitti maastarsii", ["Germany", "Graduate (master's)"]],
  ["neman tallafin digiri na biyu", ["Graduate (master's)"]],
  ["barnoota narsumma", ["Nursing"]],
  ["በቱርክ የሕክምና ትምህርት", ["Türkiye", "Medicine"]],
  ["دراسة الطب", ["Medicine"]],
])("%s: words of other languages are found with their affixes", (text, expected) => {
  expect(chips(text)).toEqual(expected);
});

test("English words and names are not read as Amharic, whatever consonants they have", () => {
  for (const name of ["border", "gender", "west", "Yale", "Labrador"]) expect(rest(name)).toEqual([name]);
});

test.each([
  ["I don't fancy Ghana, nursing college", ["Not: Ghana", "Nursing"]],
  ["no desire to study in India, medicine", ["Not: India", "Medicine"]],
  ["masters, I can't work in Nigeria", ["Graduate (master's)", "Not: Nigeria"]],
  ["I refuse to consider private universities", ["Not: Private university"]],
  ["scholarships where I don't have to write IELTS", ["No English test named"]],
  ["I have no laptop", ["Laptop given"]],
  ["not just Kenya", ["Kenya"]],
  ["scholarships not only for women", ["Not: For women and girls"]],
  ["not the USA or UK, Europe only", ["Not: United States", "Not: United Kingdom", "Europe"]],
])("%s: verbs and nouns may come between", (text, expected) => {
  expect(chips(text)).toEqual(expected);
});
