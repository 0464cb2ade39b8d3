import { expect, test } from "vitest";
import { anAddress, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const school = {
  "School name": "Gayaza High School",
  "School type": "secondary",
  "Contact name": "Jane Wanjiru",
  "Contact email": "jane@example.com",
  Phone: "+254 712 345678",
  Country: "Uganda",
  City: "Kampala",
  "Number of students": "1650",
  Message: "We have a careers day in May.",
};
const names = {
  schoolName: "Alliance High School",
  schoolType: "secondary",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  contactPhone: "+254 712 345678",
  country: "Kenya",
  city: "Kikuyu",
  numberOfStudents: "1650",
  message: "We have a careers day in May.",
};

const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("a school applies, is thanked once, and finds the form empty again", async () => {
  let page = await (await aVisitor()).open("/schools");
  expect(page.field("School type").options).toEqual([
    "Choose a school type",
    "Secondary school",
    "High school",
    "International school",
    "Private school",
    "Public school",
  ]);
  page = await page.submit("Submit Application", school);
  expect(page.path).toBe("/schools");
  expect(page.messages).toContain(
    "Application Submitted! Thank you for your interest. We'll contact you within 2 business days.",
  );
  expect(page.field("School name").value).toBe("");
  expect((await page.reload()).text).not.toContain("Application Submitted!");
});

test("a refused application keeps everything typed and names each problem at its field", async () => {
  const page = await (await (await aVisitor()).open("/schools")).submit("Submit Application", {
    ...school,
    "Contact email": "jane@",
    City: "",
    "Number of students": "0",
  });
  expect(page.field("Contact email").description).toBe("Enter a full email address, like amina@example.com.");
  expect(page.field("City").description).toBe("Enter the city or town of your school.");
  expect(page.field("Number of students").description).toBe("Enter a number from 1 to 200000.");
  expect(page.field("School name").value).toBe("Gayaza High School");
  expect(page.field("School type").value).toBe("secondary");
  expect(page.field("Contact email").value).toBe("jane@");
  expect(page.field("Message").value).toBe("We have a careers day in May.");
});

test("the server refuses with 400 what a browser would have refused, and robots", async () => {
  const visitor = await aVisitor();
  const stamp = stampIn((await visitor.open("/schools")).html);
  const empty = await visitor.post("/schools", { stamp });
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain("Enter the name of your school.");
  const filledTrap = await visitor.post("/schools", { ...names, stamp, website: "https://spam.example" });
  expect(filledTrap.status).toBe(400);
  expect(await filledTrap.text()).toContain("A field that should stay empty was filled in");
  const withoutStamp = await visitor.post("/schools", names);
  expect(withoutStamp.status).toBe(400);
  expect(await withoutStamp.text()).toContain("This page was open a long time.");
});

test("a client that applies too often is asked to try later or write, and isn't in the log", async () => {
  const { fursa } = await sharedServer();
  const visitor = await aVisitor({ "X-Forwarded-For": "198.18.0.1" });
  const contactEmail = anAddress("eager");
  const stamp = stampIn((await visitor.open("/schools")).html);
  for (let number = 1; number <= 10; number++) {
    const form = { ...names, schoolName: `School ${number}`, contactEmail, stamp };
    expect((await visitor.post("/schools", form)).status).toBe(303);
  }
  const page = await (await visitor.open("/schools")).submit("Submit Application", {
    ...school,
    "Contact email": contactEmail,
  });
  expect(page.messages).toContain("Submission Failed Please try again or contact us directly.");
  expect(page.field("School name").value).toBe("Gayaza High School");
  expect(fursa.output()).not.toContain(contactEmail);
});
