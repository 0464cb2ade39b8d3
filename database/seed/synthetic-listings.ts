import { fieldsOfInterest, gpaRequirements } from "../schema/lists.ts";
import { capitalised, vocabulary } from "./synthetic-vocabulary.ts";

const dayLength = 86_400_000;
const countries =
  "Kenya,Nigeria,Ghana,Ethiopia,Uganda,South Africa,United Kingdom,United States,Canada,Germany,France,Netherlands,Australia,Rwanda,Tanzania,Côte d'Ivoire,Türkiye,China,Japan,Senegal,Egypt,Morocco,Hungary,Belgium,Sweden".split(
    ",",
  );
const cities =
  "Nairobi,Lagos,Accra,Addis Ababa,Kampala,Kisumu,Kano,Kumasi,Gondar,Gulu,Mombasa,Abuja,Tamale,Remote".split(
    ",",
  );
const levels = ["undergraduate", "graduate", "high_school", "vocational", "doctorate"];
const schoolTypes =
  "Public university,Private university,Polytechnic,Trade school,Liberal arts college,Graduate institute".split(
    ",",
  );
const amounts = [
  "Full funding",
  "Tuition + stipend",
  "",
  "Tuition",
  "€5,000 a year",
  "$2,000",
  "Need-based aid",
];

/** Generates synthetic listings, the same ones for the same seed. Each says that it is synthetic. */
export function syntheticListings(seed: number, today: Date) {
  const random = randomNumbers(seed);
  const { draw, name } = vocabulary(random);
  const upTo = (limit: number) => Math.floor(random() * limit);
  /** The first entries of a list are more frequent, as in real data. */
  const pick = <Entry>(list: readonly Entry[]) => list[Math.floor(list.length * random() ** 1.7)] as Entry;
  const picks = (list: readonly string[], most: number) =>
    [...new Set(Array.from({ length: 1 + upTo(most) }, () => pick(list)))].join(", ");

  const text = () => {
    let prose = "";
    for (let sentence = 2 + upTo(3); sentence > 0; sentence--) {
      const words = Array.from({ length: 9 + upTo(12) }, draw);
      if (random() < 0.5) words[4] += ",";
      prose += `${capitalised(words.join(" "))}. `;
    }
    return `${prose}[Synthetic]`;
  };
  /** A tenth never close, a fifth have closed. */
  const closing = (column: string) => {
    const chance = random();
    const days = chance < 0.3 ? -1 - upTo(300) : upTo(365);
    const date = new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10);
    return { [column]: chance < 0.1 ? null : date };
  };

  return {
    scholarships: (createdAt: Date) => ({
      title: `${name()} ${pick(fieldsOfInterest)} Scholarship for ${pick(countries)} ${upTo(9) + 2020} [Synthetic]`,
      description: text(),
      amount: pick(amounts),
      field_of_study: random() < 0.3 ? "All fields" : picks(fieldsOfInterest, 3),
      country: picks(countries, 2),
      ...closing("deadline"),
      eligibility: "Made up for trying the product out.",
      education_level: picks(levels, 2),
      gpa_requirement: pick(gpaRequirements),
      application_url: "https://example.com/synthetic",
      created_at: createdAt,
    }),
    colleges: (createdAt: Date) => {
      const country = pick(countries);
      return {
        name: `${name()} ${pick(["University", "College", "Institute"])} [Synthetic]`,
        description: text(),
        location: `${pick(cities)}, ${country}`,
        country,
        school_type: pick(schoolTypes),
        tuition_range: `$${1 + upTo(9)},000 - $${10 + upTo(30)},000`,
        programs: picks(fieldsOfInterest, 5).split(", "),
        website_url: "https://example.com/synthetic",
        created_at: createdAt,
      };
    },
    internships: (createdAt: Date) => ({
      title: `${capitalised(draw())} ${pick(fieldsOfInterest)} ${pick(["Intern", "Trainee", "Associate"])} [Synthetic]`,
      company: `${name()} ${pick(["Labs", "Bank", "Foundation", "Group", "Telecom"])}`,
      description: text(),
      location: `${pick(cities)}, ${pick(countries)}`,
      duration: pick(["3 months", "6 months", "", "1 year"]),
      field: picks(fieldsOfInterest, 2),
      job_type: pick(["internship", "full-time", null]),
      ...closing("application_deadline"),
      application_url: "https://example.com/synthetic",
      created_at: createdAt,
    }),
  };
}

/** Mulberry32: small, quick, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
