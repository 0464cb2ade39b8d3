import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("an editor creates, edits and deletes a sponsored listing", async () => {
  const editor = await anEditor();
  let page = await (await editor.open("/profile")).follow("Admin area");
  page = await page.follow("Sponsored", page.region("Admin"));
  expect(page.headings(1)).toEqual(["Manage Sponsored Listings"]);
  expect(page.text).toContain("Create and manage featured opportunities");
  expect(page.headings(2)).toContain("Create Sponsored Listing");

  page = await page.submit("Create Listing", {
    Title: "Open day",
    Description: "See the campus.",
    Type: "school",
    "Target URL": "javascript:alert(1)",
    "Priority (higher is shown first)": "99",
    "End Date (optional)": "2099-12-31",
  });
  expect(page.messages).toContain("Error creating listing Please check the marked fields.");
  expect(page.field("Title").value).toBe("Open day");
  expect(page.field("Target URL").description).toBe(
    "Enter a full web address, like https://example.org/apply.",
  );
  page = await page.submit("Create Listing", { "Target URL": "https://campus.example/open" });
  expect(page.messages).toContain("Sponsored listing created successfully");
  expect(page.field("Title").value).toBe("");
  expect(page.field("Priority (higher is shown first)").value).toBe("0");

  const listings = () => page.region("Current Listings");
  expect(listings().all("li")[0]?.text).toContain("Open day");
  expect(listings().card("Open day").says("School")).toBe(true);
  expect(listings().card("Open day").says("Active")).toBe(true);
  expect(
    listings()
      .card("Open day")
      .link(/campus\.example/)
      .attribute("target"),
  ).toBe("_blank");

  page = await page.follow("Edit: Open day");
  expect(page.headings(2)).toContain("Edit Sponsored Listing");
  expect(page.field("End Date (optional)").value).toBe("2099-12-31");
  page = await page.follow("Cancel");
  expect(page.headings(2)).toContain("Create Sponsored Listing");
  expect(page.field("Title").value).toBe("");

  page = await page.follow("Edit: Open day");
  page = await page.submit("Update Listing", { "End Date (optional)": "2020-01-31" });
  expect(listings().card("Open day").says("Ended")).toBe(true);
  page = await page.follow("Edit: Open day");
  expect(page.field("End Date (optional)").description).toBe(
    "This listing ended on 31 January 2020. To show it again, choose a later end date or remove it.",
  );
  page = await page.submit("Update Listing", {
    Title: "Open week",
    "End Date (optional)": "",
    Active: false,
  });
  expect(page.messages).toContain("Sponsored listing updated successfully");
  expect(page.headings(2)).toContain("Create Sponsored Listing");
  expect(listings().card("Open week").says("Inactive")).toBe(true);
  page = await page.submit("Delete: Open week");
  expect(page.messages).toContain("Sponsored listing deleted successfully");
  expect(listings().text).not.toContain("Open week");

  // Another editor may have deleted it already.
  const unknown = { intent: "delete", id: "00000000-0000-4000-8000-000000000000" };
  page = await editor.submit("/admin/sponsored", new URLSearchParams(unknown));
  expect(page.messages).toContain("Error deleting listing");
  expect(page.messages).toContain("This listing no longer exists.");
});
