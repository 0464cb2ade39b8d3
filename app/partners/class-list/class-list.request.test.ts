import { expect, test } from "vitest";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const list = [
  "name;grade;field;county;level;sex",
  "Wanjiku;C+;Nursing;Kisumu;diploma;f",
  "Otieno;A-;Computer Science;Nairobi;degree;m",
  "Achieng;Q;Nursing;Kisumu;diploma;f",
].join("\n");

const fillIn = (text = list) => ({ "Country of your school": "Kenya", "Class list": text });

test("a counsellor sees what fits each student of a class, and what is wrong with one row", async () => {
  const { fursa } = await sharedServer();
  let page = await (await aVisitor()).open("/schools");
  page = await page.follow("Try a class list");
  expect(page.path).toBe("/schools/class");
  page = await page.submit("Show what fits", fillIn());
  expect(page.text).toContain("2 rows read, 1 with something to fix.");
  expect(page.path).toBe("/schools/class");

  const results = page.region("What fits each student");
  const [nurse, , broken] = results.all("> ol > li");
  expect(nurse?.headings(3)).toEqual(["C+ · Nursing · Kisumu · diploma · f"]);
  expect(nurse?.says(/^\d+ may fit: \d+ open now, \d+ later, \d+ to check first$/)).toBe(true);
  expect(nurse?.links()).toHaveLength(5);
  expect(
    nurse?.text.match(/Open to the student now|: the student fits|One answer|Check with them/g),
  ).toHaveLength(5);
  expect(results.text).not.toMatch(/you fit|Open to you/);
  expect(broken?.text).toContain("We can't read “Q” as a grade of KCSE. Write one of A, A-, B+");
  expect(page.field("Class list").value).toBe(list);
  expect(results.text).not.toContain("Wanjiku");
  expect(fursa.output()).not.toContain("Wanjiku");
  page = await page.follow(nurse?.links()[0] ?? "no link", nurse);
  expect(page.path).toMatch(/^\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
});

test("a counsellor sees the best courses of each student, opens one and shares a plan without grades", async () => {
  const { fursa } = await sharedServer();
  const visitor = await aVisitor();
  let page = await (await visitor.open("/schools/class")).submit(
    "Show what fits",
    fillIn(
      [
        "name;field;subjects",
        "Wanjiku;Nursing;Eng B+ Kis B Mat B Bio A- Chem B+ Phy B- History A-",
        "Otieno;;Eng D+ Kis C- Mat D Bio D+ Chem D History C- CRE C- Agric D+",
      ].join("\n"),
    ),
  );
  const students = page.region("What fits each student").all("> ol > li");
  expect(students).toHaveLength(2);
  const [nurse, other] = students;
  const course = nurse?.all("a").find(({ text }) => text.includes("Nursing"));
  expect(course?.attribute("href")).toMatch(/\/courses\/[0-9a-f-]{36}\?.*grades=/);
  expect(other?.text).toContain("Has every grade they ask for");
  expect(fursa.output()).not.toContain("Wanjiku");
  page = await visitor.open(course?.attribute("href") ?? "");
  page = await page.follow("Add to my plan");
  page = await page.follow("Leave my grades out of the link");
  expect(page.path).not.toContain("grades=");
  expect(page.text).toContain("Add your grades to see which");
});

test("the same list can be downloaded as a spreadsheet", async () => {
  const page = await (await (await aVisitor()).open("/schools/class")).submit("Download as CSV", fillIn());
  expect(page.headers.get("content-disposition")).toContain('filename="fursa-class.csv"');
  const reading = parseCsv(page.html, { rows: 100, columns: 50 });
  const cells = reading.ok ? reading.rows.map((one) => one.cells) : [];
  expect(cells.map(([line]) => line)).toEqual(["Line", "2", "3", "4"]);
  expect(cells[1]?.[1]).toBe("C+ · Nursing · Kisumu · diploma · f");
  expect(cells[1]?.[7]).toMatch(
    /^Open to the student now$|: the student fits$|^One answer missing$|^Check with them$/,
  );
  expect(cells[1]?.[8]).toMatch(/^http.*\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
  expect(cells[3]?.at(-1)).toContain("We can't read “Q”");
});

test("a list that can't be parsed comes back with the reason", async () => {
  const page = await (await (await aVisitor()).open("/schools/class")).submit(
    "Show what fits",
    fillIn("Wanjiku,Kisumu\nOtieno,Nairobi"),
  );
  expect(page.text).toContain("Start with this line: grade,field");
  expect(page.field("Class list").value).toBe("Wanjiku,Kisumu\nOtieno,Nairobi");
  expect(page.field("Country of your school").value).toBe("Kenya");
});

test("a file has priority over pasted text, and can be corrected on the page", async () => {
  const content = 'grade,field\n"English B3, Maths C4, Biology B2, Physics C5, Chemistry C6",Medicine\n';
  const page = await (await (await aVisitor()).open("/schools/class")).submit("Show what fits", {
    "Country of your school": "Nigeria",
    "Or a CSV file": new File([content], "ss3.csv", { type: "text/csv" }),
  });
  expect(page.text).toContain("1 row read.");
  expect(page.region("What fits each student").all("> ol > li")[0]?.links()).toHaveLength(5);
  expect(page.field("Class list").value).toMatch(/^grade,field\n"English B3/);
});

test("the form has an example, and institutions find a link to it", async () => {
  const page = await (await (await aVisitor()).open("/enterprise")).follow("Try a class list");
  const example = page.all("details").find(({ text }) => text.startsWith("An example"));
  expect(example?.text).toContain("C+,Nursing,Kisumu,diploma,f");
});

test("a client can check at most sixty lists in an hour", async () => {
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.77" });
  const send = () => visitor.post("/schools/class.csv", { country: "Kenya", text: "grade,field\nB,Law" });
  for (let tries = 0; tries < 60; tries++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Go back. Your list is still there.");
});
