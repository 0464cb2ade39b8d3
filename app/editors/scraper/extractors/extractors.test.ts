import { describe, expect, test } from "vitest";
import { extractApplicationLink } from "./extract-application-link.ts";
import { extractCountry } from "./extract-country.ts";
import { extractField } from "./extract-field.ts";
import { extractKind } from "./extract-kind.ts";
import { extractLevel } from "./extract-level.ts";
import { extractOrganisation } from "./extract-organisation.ts";
import { extractAges, extractCitizens } from "./extract-who.ts";

describe("the place of study", () => {
  test.each<[string, string, string | null]>([
    ["", "Host Country: Germany", "Germany"],
    ["", "To be taken at (country): UK", "United Kingdom"],
    ["", "Location\nAccra, Ghana", "Ghana"],
    ["", "Country: Kenya, Nigeria and Ghana", "Kenya, Nigeria, Ghana"],
    ["Masters Scholarships in the Netherlands 2027", "", "Netherlands"],
    ["Fully funded PhD in the USA", "", "United States"],
    ["Scholarship for Students in Kenya", "", null],
    ["Scholarship for African women", "Students from Nigeria may study in South Africa.", "South Africa"],
    ["Scholarship", "Open to citizens of Kenya, Ghana and Uganda.", null],
    ["Scholarship", "Contact us for help.", null],
    ["Internship at a bank", "The internship is based in Addis Ababa, Ethiopia.", "Ethiopia"],
    ["Internship in Ethiopia", "", "Ethiopia"],
    ["Graduate Trainee", "Job type: full time\nLocation: Lagos", "Nigeria"],
    ["Scholars Program", "The University of Cape Town has joined the program.", "South Africa"],
    [
      "Scholarships, University of Dar es Salaam",
      "A grant of the University of Copenhagen (Denmark).",
      "Tanzania",
    ],
    ["County Bursary", "REPUBLIC OF KENYA\nForms are at all ward offices.", "Kenya"],
    ["County Bursary", "Students may study in Kenya or abroad. It began in Kenya.", "Kenya"],
    ["Bursary for young people", "Residents of Kenya may study abroad.", null],
    ["Scholarships", "They are held at universities in Kenya, Nigeria and Ghana.\nIt began in Kenya.", null],
    [
      "Scholarships",
      "Les universités sont à Juja au Kenya, à Ibadan au Nigeria et à Buéa au Cameroun.",
      null,
    ],
    [
      "Regional scholarships of the Embassy of France",
      "They pay for studies in another African country.",
      null,
    ],
    ["Fellowship", "It has a budget of US$ 65,000.", null],
    [
      "Guerre en Ukraine : des bourses",
      "Un programme spécial.\nLe domaine est celui entamé en Ukraine.",
      null,
    ],
    ["Internships", "Nyeri County Government takes interns.", "Kenya"],
    ["Tunisie : 90 bourses", "Des bourses dans des universités marocaines.", "Morocco"],
    ["Tunisie : bourses dans des universités marocaines", "Les dossiers sont reçus à Tunis.", "Morocco"],
    ["Attachment", "Write to the Superintendent, P.O. Box 120, Meru.", "Kenya"],
    ["Award", "Danube University of Technology, Budapest, Hungary, offers scholarships.", "Hungary"],
    ["Bursaries", "All Ghanaian students in accredited public tertiary institutions may apply.", "Ghana"],
  ])("%j, %j: %s", (title, text, country) => {
    expect(extractCountry(title, text)?.value ?? null).toBe(country);
  });
});

describe("those who may apply", () => {
  test.each<[string, string | null]>([
    ["Open to citizens of the East African Community (Burundi, Kenya and Uganda).", "Burundi\nKenya\nUganda"],
    ["Nationals (aged below 35 years) of the Partner States (Kenya and Rwanda).", "Kenya\nRwanda"],
    ["Open to citizens of the East African Community.", null],
    ["Nationals of a SADC member state other than South Africa.", null],
    [
      "Nationals of Somalia and Eritrea with a degree may come to the University of Gondar, Ethiopia.",
      "Somalia\nEritrea",
    ],
    ["The scholarships are open for Somalia, Eritrea and Djibouti applicants.", "Somalia\nEritrea\nDjibouti"],
    ["The embassy has called on Ugandans to apply.", "Uganda"],
    ["Les bourses sont destinées uniquement aux bacheliers réguliers maliens.", "Mali"],
    ["Students from Ghana and Kenya get an extra GBP 1,000.", null],
    ["Open to citizens of African countries.", "Africa"],
  ])("%j: %s", (text, citizens) => {
    expect(extractCitizens("A scholarship", text)?.value ?? null).toBe(citizens);
  });

  test("have no single limit of age if each group has its own", () => {
    const text = "Bachelor's students must be aged 17 to 24.\nResearchers must be under 35 years old.";
    expect(extractAges(text)).toEqual({ min: null, max: null });
  });
});

describe("the field", () => {
  test.each<[string, string, string | null]>([
    ["", "Field of study: Computer Science and Engineering", "Computer Science, Engineering"],
    ["", "Eligible fields: All fields of study", "All fields"],
    ["", "Subjects: any", "All fields"],
    ["Masters in Public Health 2027", "", "Medicine"],
    ["AIMS Structured Master's in Mathematical Sciences", "", "Sciences"],
    ["MBA Scholarship for Africans", "", "Business"],
    ["Agribusiness Internship", "", "Agriculture"],
    ["Scholarship of the Ministry of Education", "", null],
    ["Scholarship 2027", "It pays for a degree in nursing or midwifery.", "Nursing"],
    ["Scholarship 2027", "The award includes medical insurance.", null],
    ["Scholarship 2027", "Open to students of any discipline.", "All fields"],
    ["Social Sciences Fellowship", "", null],
    ["Journalism Fellowship", "", "Communications"],
  ])("of %j, %j: %s", (title, text, field) => {
    expect(extractField(title, text)?.value ?? null).toBe(field);
  });
});

describe("the level", () => {
  test.each<[string, string, string | null]>([
    ["", "Level of study: Undergraduate", "undergraduate"],
    ["", "Degree: Bachelor's, Master's, PhD", "undergraduate, graduate, doctorate"],
    ["", "Level/Field of study:\nMasters Degree", "graduate"],
    ["PhD Studentship", "", "doctorate"],
    ["Postgraduate Scholarships", "", "graduate"],
    ["Undergraduate and graduate study awards", "", "undergraduate, graduate"],
    ["TVET bursary", "", "vocational"],
    ["Scholarship", "Applicants must hold a bachelor's degree.", null],
    [
      "Postgraduate bursaries",
      "Honours\nR60,000\nMaster's\nR90,000\nDoctorate\nR140,000",
      "graduate, doctorate",
    ],
    ["Graduate Scholars Program", "", "graduate"],
    [
      "Scholarship",
      "For people with a bachelor's degree earned in the past five years. It offers a Master's scholarship.",
      "graduate",
    ],
    ["Scholarship", "It is open to bachelor's degree holders.", null],
    ["Scholarship", "Funding for students pursuing a master's degree.", "graduate"],
    [
      "Scholarship",
      "For students who completed high school, to study for a bachelor's degree.",
      "undergraduate",
    ],
    ["Scholarship", "Study well.", null],
    ["Scholarship", "It is for students who want a Master, PhD or other degree.", "graduate, doctorate"],
    [
      "Bursary",
      "For students in secondary schools, TVET colleges and universities.",
      "high_school, undergraduate, vocational",
    ],
    ["Award", "Applicants must be students in 200 level.", "undergraduate"],
    [
      "Award",
      "It pays for a master's. PhD students, undergraduates and part-time students are not eligible.",
      "graduate",
    ],
  ])("of %j, %j: %s", (title, text, level) => {
    expect(extractLevel(title, text)?.value ?? null).toBe(level);
  });
});

describe("the kind", () => {
  test.each<[string, string, string | null, boolean]>([
    ["Chevening Scholarships 2027", "", "scholarships", true],
    ["Mandela Washington Fellowship", "", "scholarships", true],
    ["UN Women Internship Programme 2027", "", "internships", true],
    ["Safaricom Graduate Trainee Programme", "", "internships", true],
    ["Undergraduate admissions at Yale", "", "colleges", true],
    ["Essay competition for young writers", "", null, true],
    ["Job vacancy: accountant", "", null, true],
    ["AfDB Summit 2027", "", null, true],
    ["Ten tips for your CV", "", null, true],
    ["5 benefits of an internship for scholars", "", null, true],
    ["How to apply for a scholarship in Canada", "", null, true],
    ["Top 10 scholarships for Africans", "", null, true],
    ["100 Scholarships at the University of Pretoria", "", "scholarships", true],
    [
      "A new chance for Ghanaians",
      "https://x.example/2026/11/ghana-scholarship-2027/",
      "scholarships",
      false,
    ],
    ["Internship and Scholarship Programme", "", "scholarships", false],
  ])("of %j at %j: %s", (title, address, kind, isSure) => {
    const found = extractKind(title, address);
    expect(found?.value ?? null).toBe(kind);
    if (found) expect(found.isSure).toBe(isSure);
  });
});

describe("the link to apply", () => {
  const page = "https://www.news.example/2026/award/";
  test.each<[string, { text: string; href: string }[], boolean, string | null]>([
    [
      "a link that says so",
      [{ text: "Apply Now", href: "https://giver.example/apply" }],
      false,
      "https://giver.example/apply",
    ],
    [
      "applying before reading on",
      [
        { text: "Visit the Official Webpage", href: "https://giver.example/" },
        { text: "Apply here", href: "https://giver.example/apply" },
      ],
      false,
      "https://giver.example/apply",
    ],
    [
      "the official page",
      [{ text: "Visit the Official Webpage of the award", href: "https://giver.example/" }],
      false,
      "https://giver.example/",
    ],
    [
      "a form",
      [{ text: "Apply here", href: "https://docs.google.com/forms/d/1" }],
      false,
      "https://docs.google.com/forms/d/1",
    ],
    ["no link of a site that only tells", [{ text: "Apply now", href: "/apply" }], false, null],
    [
      "a link of the giver's own site",
      [{ text: "Apply now", href: "/apply" }],
      true,
      "https://www.news.example/apply",
    ],
    ["no social network", [{ text: "Apply now", href: "https://www.facebook.com/x" }], false, null],
    ["no script", [{ text: "Apply now", href: "javascript:alert(1)" }], false, null],
    ["no mail", [{ text: "Apply now", href: "mailto:a@giver.example" }], false, null],
    ["no other link", [{ text: "Our partners", href: "https://giver.example" }], false, null],
  ])("is %s", (_, links, isOwnSite, href) => {
    expect(extractApplicationLink(links, page, isOwnSite)?.value ?? null).toBe(href);
  });
});

describe("the provider", () => {
  test.each<[string, string, string | null]>([
    ["", "Provider: Mastercard Foundation", "Mastercard Foundation"],
    ["", "Organisation\nAfrican Union", "African Union"],
    ["", "The award is offered by the University of Cape Town and pays fees.", "University of Cape Town"],
    ["Internship at Safaricom 2027", "", "Safaricom"],
    [
      "Government announces 5,000 internship slots",
      "The government, through the Public Works Commission (PWC), has announced 5,000 internships.",
      "Public Works Commission",
    ],
    [
      "Programme de stage",
      "L'Université Soudan, en partenariat avec une ONG, lance un appel pour son programme de stage.",
      "Université Soudan",
    ],
    [
      "Nafasi za Internship - Shirika la Maji Mlimani 2027",
      "Shirika la Maji Mlimani, lililopo Morogoro, linakaribisha maombi.",
      "Shirika la Maji Mlimani",
    ],
    [
      "Trainees wanted in Lagos",
      "Harbourline Insurance Plc is one of the leading insurers.",
      "Harbourline Insurance Plc",
    ],
    [
      "Attachment for students",
      "Students may apply for attachment at the Nyika Dam Authority, Dodoma.",
      "Nyika Dam Authority",
    ],
    [
      "Intern (I)",
      "Department/Office: World Rangelands Programme\nDuty Station: NAIROBI",
      "World Rangelands Programme",
    ],
    ["PNUD recrute", "Le PNUD recherche deux Stagiaires en communication.", "PNUD"],
    [
      "200 paid internship positions",
      "Nyeri County Government through the County Public Service Board has announced 200 internship positions.",
      "Nyeri County Government",
    ],
    ["Programme Intern Vacancy", "You will support our programs.", null],
    [
      "Apply for an internship",
      "The Lake Trust, in partnership with others, plans to help graduates.",
      "Lake Trust",
    ],
    ["Call for Interns: Policy", "We offer a desk.", null],
    ["Fellowship", "Host institutions\nFellows are hosted at one of four universities.", null],
    ["Scholarship", "It is offered by us.", null],
    ["Scholarship", "", null],
  ])("%j, %j: %s", (title, text, name) => {
    expect(extractOrganisation(title, text)?.value ?? null).toBe(name);
  });
});
