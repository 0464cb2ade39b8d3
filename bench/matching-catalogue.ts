import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  budgetRanges,
  degreeTypes,
  educationLevels,
  fieldsOfInterest,
  finishedLevels,
  servedCountries,
  sexes,
  targetCountries,
} from "#database/schema/lists.ts";

const countries = [...targetCountries, "Uganda", "Ethiopia", "Japan", "China", "Rwanda"];
const levels = [
  ...["high_school", "undergraduate", "graduate", "doctorate", "vocational", "graduate, doctorate"],
  ...["undergraduate, graduate", "undergraduate, vocational", "undergraduate, graduate, doctorate"],
];
/** Eligibility, distributed about as in the starter catalogue. */
const whoMayApply = sql.raw(
  "citizens, finished, women_only, groups, groups_only, age_max, grades, tests, usual_opens, usual_closes",
);
const minima = [
  ...[
    "[]",
    "[]",
    "[]",
    "[]",
    '[{"system": "DEGREE_CLASS", "min": "2:1"}]',
    '[{"system": "KCSE", "min": "C+"}]',
  ],
  '[{"system": "WASSCE", "min": "5 credits incl. English and Mathematics"}, {"system": "OTHER", "min": "UTME 200"}]',
];
const entries = [
  ...[
    "[]",
    '[{"level": "undergraduate", "system": "KCSE", "min": "C+"}, {"level": "vocational", "system": "KCSE", "min": "C-"}]',
  ],
  '[{"level": "undergraduate", "system": "UACE", "min": "2 principal passes"}, {"level": "undergraduate", "system": "UCE", "min": "5 passes"}]',
];
/** Words are repeated in other rows, as in real texts: each new one would be added to the search index. */
const number = sql`n % 997`;
const text = sql`repeat(md5((${number})::text) || ' ', 8)`;

/**
 * Synthetic opportunities: six tenths scholarships, three tenths internships, one tenth colleges; a fifth has closed.
 */
export async function addOpportunities(
  db: Database,
  { from, to }: { from: number; to: number },
  createdAt: SQL,
) {
  const rows = (tenths: number) => {
    const first = from + 1 + Math.floor((to - from) * (tenths === 6 ? 0 : tenths === 3 ? 0.6 : 0.9));
    return sql`generate_series(${first}::int, ${first + Math.floor((to - from) * (tenths / 10)) - 1}::int) as n`;
  };
  await db.execute(sql`
    insert into scholarships (title, description, field_of_study, country, education_level, gpa_requirement, deadline, created_at, ${whoMayApply})
    select 'Scholarship ' || ${number}, ${text}, ${someFields(0.3)}, ${someCountries}, ${oneOf(levels)},
      ${oneOf(["none", "none", "none", "below_3_0", "3_0_to_3_5", "above_3_5"])}, ${someDay}, ${createdAt}, ${someWhoMayApply}
    from ${rows(6)}`);
  await db.execute(sql`
    insert into internships (title, description, field, location, duration, application_deadline, created_at, study_levels, must_be_enrolled, ${whoMayApply})
    select 'Internship ' || ${number}, ${text}, ${someFields(0.2)}, ${someCountries}, ${oneOf([null, "3 months"])}, ${someDay}, ${createdAt},
      string_to_array(${oneOf(["undergraduate", "undergraduate,graduate", "vocational,undergraduate"])}, ','), random() < 0.2, ${someWhoMayApply}
    from ${rows(3)}`);
  await db.execute(sql`
    insert into colleges (name, description, country, programs, tuition_range, created_at, study_levels, entry)
    select 'College ' || ${number}, ${text}, ${oneOf(countries)}, string_to_array(${someFields(0)}, ', '), ${oneOf([null, "$5,000"])}, ${createdAt},
      string_to_array(${oneOf(["undergraduate,graduate", "vocational", "vocational,undergraduate", "undergraduate,graduate,doctorate"])}, ','),
      ${oneOf(entries)}::jsonb
    from ${rows(1)}`);
}

/** Like a restored copy: the rows first, then their indexes, which is far quicker than both together. */
export async function withoutIndexes(db: Database, work: () => Promise<void>) {
  const { rows } = (await db.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('scholarships', 'internships', 'colleges') and indexname not like '%_pkey'`)) as unknown as {
    rows: { name: string; definition: string }[];
  };
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

const someWhoMayApply = sql`
  string_to_array(${oneOf([null, ...["Any", "Any", "Africa", "Africa", "Kenya", "Kenya", "Nigeria", "Ghana", "Uganda", "Ethiopia", "Kenya,Uganda,Ethiopia"]])}, ','),
  ${oneOf([null, "none", "primary", "secondary", "secondary", "secondary", "undergraduate", "undergraduate"])},
  random() < 0.06, string_to_array(${oneOf([null, "low_income", "low_income,disability", "refugee"])}, ','), random() < 0.3,
  case when random() < 0.2 then 18 + floor(random() * 20)::int end, ${oneOf(minima)}::jsonb,
  string_to_array(${oneOf([...Array<null>(9).fill(null), "IELTS 6.5,TOEFL iBT 79"])}, ','), ${oneOf([null, null, "09"])}, ${oneOf([null, null, "12"])}`;

/**
 * Students of the five countries. Half of them fill in more than the original form had, so that hardly two profiles
 * are equal.
 */
export async function addProfiles(db: Database, count: number) {
  await db.execute(sql`
    with people as (
      insert into users (name, email) select 'Student ' || n, n || '@example.com' from generate_series(1, ${count}::int) as n
      returning id, name, email
    )
    insert into profiles (user_id, full_name, email, country, current_education_level, degree_type, gpa,
      fields_of_interest, target_countries, budget_range, sex, born_on, finished, results, wanted_levels, work_years)
    select id, name, email, ${oneOf(servedCountries)}, ${oneOf(educationLevels)}, ${oneOf(degreeTypes)}, round((1.5 + random() * 2.5)::numeric, 2),
      string_to_array(${someFields(0)}, ', '), array[${oneOf(targetCountries)}, ${oneOf(targetCountries)}], ${oneOf([null, ...budgetRanges])},
      ${oneOf([null, null, ...sexes])}, case when random() < 0.5 then date '1996-01-01' + floor(random() * 5000)::int end,
      ${oneOf([...finishedLevels, ...finishedLevels.map(() => null)])}, ${someResults},
      string_to_array(${oneOf(["", "", "", "undergraduate", "vocational,undergraduate", "graduate"])}, ','), ${oneOf([null, null, "0", "2"])}::int
    from people`);
  await db.execute(sql`
    insert into circumstances (user_id, refugee, low_income)
    select user_id, random() < 0.1, random() < 0.5 from profiles where random() < 0.2`);
}

const aResult = (system: string, entries: string) =>
  `jsonb_build_object('system', '${system}', 'entries', jsonb_build_object(${entries}), 'subjects', '{}'::jsonb, 'year', 2024, 'isFinal', true)`;
const someResults = sql.raw(`case floor(random() * 8)
  when 0 then jsonb_build_array(${aResult("kcse", "'mean_grade', (array['A','B+','B','B-','C+','C','C-','D+'])[1 + floor(random() * 8)::int]")})
  when 1 then jsonb_build_array(${aResult("wassce", "'aggregate', (6 + floor(random() * 40))::text")},
    ${aResult("utme", "'score', (120 + floor(random() * 200))::text")})
  when 2 then jsonb_build_array(${aResult("ng5", "'cgpa', to_char(2 + random() * 3, 'FM0.00')")})
  when 3 then jsonb_build_array(${aResult("ke_pct", "'percent', (40 + floor(random() * 50))::text")})
  else '[]'::jsonb end`);

function oneOf(list: readonly (string | null)[]): SQL {
  const entries = list.map((entry) => (entry === null ? "null" : `'${entry}'`)).join(", ");
  return sql.raw(`(array[${entries}])[1 + floor(random() * ${list.length})::int]`);
}

/** One to five of them, mostly one or two. */
const someFields = (every: number) => sql`
  case when random() < ${sql.raw(String(every))} then 'All fields' else concat_ws(', ', ${oneOf(fieldsOfInterest)},
    case when random() < 0.4 then ${oneOf(fieldsOfInterest)} end, case when random() < 0.2 then ${oneOf(fieldsOfInterest)} end,
    case when random() < 0.1 then ${oneOf(fieldsOfInterest)} end, case when random() < 0.1 then ${oneOf(fieldsOfInterest)} end) end`;

const someCountries = sql`
  concat_ws('; ', ${oneOf(countries)}, case when random() < 0.2 then ${oneOf(countries)} end, case when random() < 0.1 then ${oneOf(countries)} end)`;

const someDay = sql`case when random() < 0.25 then null else date '2026-09-21' + floor(random() * 225)::int end`;
