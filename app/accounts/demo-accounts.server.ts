import { randomBytes } from "node:crypto";
import type { Database } from "#database/database.ts";
import { profiles, userRoles } from "#database/schema/index.ts";
import { slowPasswords } from "./password/passwords.server.ts";
import { addAccount } from "./sign-up/add-account.server.ts";

interface DemoAccount {
  who: "student" | "admin";
  email: string;
  password: string;
}

/** A student with a profile and an admin, to try a new installation. Their passwords are generated each time. */
export async function addDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const demos = (["student", "admin"] as const).map((who) => ({
    who,
    email: `${who}@demo.fursa.example`,
    password: randomBytes(9).toString("base64url"),
  }));
  for (const { who, email, password } of demos) {
    const hash = await slowPasswords.hash(password);
    await db.transaction(async (transaction) => {
      const userId = await addAccount(transaction, { email, emailVerified: true, hash });
      if (!userId) throw new Error("the demo account was not added");
      if (who === "admin") await transaction.insert(userRoles).values({ userId, role: "admin" });
      else await transaction.insert(profiles).values({ userId, email, ...demoProfile });
    });
  }
  return demos;
}

const demoProfile: Omit<typeof profiles.$inferInsert, "userId" | "email"> = {
  fullName: "Wanjiku Kamau",
  country: "Kenya",
  ageBand: "18_to_24",
  currentEducationLevel: "undergraduate",
  graduationYear: 2027,
  gpa: 3.6,
  fieldsOfInterest: ["Computer Science", "Engineering"],
  targetCountries: ["United States", "United Kingdom", "Kenya"],
  budgetRange: "5000-10000",
  degreeType: "graduate",
  citizenships: ["Kenya"],
  region: "Kiambu",
  sex: "female",
  bornOn: "2004-05-17",
  finished: "secondary",
  wantedLevels: ["graduate"],
  fieldWords: "software for small farms",
  results: [
    { system: "kcse", entries: { mean_grade: "A-" }, subjects: {}, year: 2022, isFinal: true },
    { system: "ke_pct", entries: { percent: "73" }, subjects: {}, year: null, isFinal: false },
  ],
  workYears: 0,
  tests: [],
};
