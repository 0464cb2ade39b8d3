import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import {
  addSecondFactor,
  findLink,
  furnish,
  makeAdmin,
  password,
  settleIn,
} from "#tests/support/people/furnish.ts";
import { PlainBrowser } from "#tests/support/requests/cookie-client.ts";
import {
  admins,
  everyForm,
  guardians,
  type Ids,
  type KeptForm,
  members,
  ours,
  secondStep,
  titleOf,
  visitors,
  withSecondFactor,
} from "#tests/support/routes/form-list.ts";
import { pagesWithForms } from "#tests/support/routes/form-routes.ts";
import { type Losable, openLosable } from "#tests/support/servers/losable-database.ts";
import { isSecretField } from "../secret-fields.ts";

/** A form of a page, and what its first button would send. */
interface PlainForm {
  action: string;
  isMultipart: boolean;
  /** The button's label. */
  button: string;
  /** Its fields: of a list of cards with the same form, one is enough. */
  shape: string;
  fields: PlainField[];
}

interface PlainField {
  name: string;
  /** Its value. Empty for a file. */
  value: string;
  isFile: boolean;
  /** Whether a user can type into it. */
  isTyped: boolean;
}

const typed: Record<string, string> = {
  email: "typed@example.com",
  url: "https://example.org/typed",
  password: "typed in secret",
  tel: "+254 712 345678",
  text: "Typed by hand",
  date: daysAfter(todayInUtc(), 1),
  search: "Typed by hand",
};

/** The forms of a page's main part. Hearts are on every page, and are tested elsewhere. */
function formsOn(html: string, address: string): PlainForm[] {
  const $ = load(html);
  return $("main form[method=post]:not([action*=heart])")
    .toArray()
    .map((form) => {
      const button = $(form).find("button[type=submit]").first();
      const target = new URL($(form).attr("action") ?? "", new URL(address, "http://here"));
      const fields = $(form).find("input[name], textarea[name], select[name]").toArray();
      const name = button.attr("name");
      const submitter = {
        name: name ?? "",
        value: button.attr("value") ?? "",
        isFile: false,
        isTyped: false,
      };
      return {
        action: target.pathname + target.search,
        isMultipart: $(form).attr("enctype") === "multipart/form-data",
        button: button.text().trim(),
        shape: [...fields.map((field) => $(field).attr("name")), submitter.name, submitter.value].join(),
        fields: [...fields.flatMap((field) => readField($, $(field))), ...(name ? [submitter] : [])],
      };
    });
}

function readField($: CheerioAPI, field: ReturnType<CheerioAPI>): PlainField[] {
  const name = field.attr("name") ?? "";
  const type = field.attr("type") ?? "text";
  if (field.is("[disabled]")) return [];
  if (field.is("select")) {
    const chosen = field.find("option[selected]").first();
    const option = chosen.length > 0 ? chosen : field.find("option").first();
    return [{ name, value: option.attr("value") ?? option.text(), isFile: false, isTyped: false }];
  }
  if (type === "checkbox" || type === "radio") {
    if (!field.is("[checked]")) return [];
    return [{ name, value: field.attr("value") ?? "on", isFile: false, isTyped: false }];
  }
  const value = field.is("textarea") ? field.text() : (field.attr("value") ?? "");
  const isTyped = type !== "hidden" && !field.is("[readonly], [tabindex=-1]");
  return [
    { name, value, isFile: type === "file", isTyped: isTyped && ($(field).is("textarea") || type in typed) },
  ];
}

/** The same form with text in every field that a user can type into. */
function fillOut(html: string, address: string): PlainForm[] {
  const $ = load(html);
  $("main form[method=post]").each((_, form) => {
    const required = $(form).find("input[type=radio]").toArray();
    for (const radio of required) {
      const group = $(form).find(`input[type=radio][name="${$(radio).attr("name")}"]`);
      if (group.filter("[checked]").length === 0) group.first().attr("checked", "");
    }
    $(form).find("input[type=checkbox][required]").attr("checked", "");
    $(form)
      .find("textarea")
      .each(
        (_, area) =>
          void $(area).text(
            $(area).text() ? `${$(area).text()} again` : 'Typed by hand,\r\nin two lines & with a "quote"',
          ),
      );
    $(form)
      .find("select")
      .each((_, select) => {
        const options = $(select).find("option");
        const chosen = options.filter("[selected]").first();
        if (!(chosen.length > 0 ? chosen : options.first()).attr("value")) {
          options.removeAttr("selected");
          options.last().attr("selected", "");
        }
      });
    $(form)
      .find("input:not([readonly], [tabindex=-1])")
      .each((_, input) => {
        const text = typed[$(input).attr("inputmode") === "url" ? "url" : ($(input).attr("type") ?? "text")];
        if (text && !$(input).attr("value")) $(input).attr("value", text);
      });
  });
  return formsOn($.html(), address);
}

/** What a browser sends for it: a file for a file input. */
function bodyOf({ fields, isMultipart }: PlainForm): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const { name, value, isFile } of fields) {
    if (!isFile) body.append(name, value);
    else if (body instanceof FormData) body.append(name, new File(["Title\nFrom a file"], "rows.csv"));
    else body.append(name, "rows.csv");
  }
  return body;
}

/** A form, the browser that sent it, and the result. */
interface TriedForm {
  kept: KeptForm;
  form: PlainForm;
  browser: PlainBrowser;
  inVain: { status: number; html: string };
  again: { status: number; location: string; html: string };
}

const lists = {
  visitors,
  members,
  admins,
  secondStep: [secondStep],
  withSecondFactor,
  guardians: [guardians],
};
/** Sent last: it signs the person out or deletes the account. */
const endsTheSession = /^\/(sign-out|profile\/delete)/;

let place: Losable;
const tried: TriedForm[] = [];

beforeAll(async () => {
  place = await openLosable();
  const { fursa, database, line } = place;
  const visitor = new PlainBrowser(fursa.url);
  const amina = await arrive("amina@example.com");
  const grace = await arrive("grace@example.com");
  await makeAdmin(database, grace.userId);
  const zawadi = await arrive("zawadi@example.com");
  await zawadi.browser.post("/profile/guardian", {
    guardianEmail: "mum@example.com",
    email: "mum@example.com",
  });
  const guardian = await findLink(database, "mum@example.com");
  const { factor, code } = await addSecondFactor(database, zawadi.userId);
  const challenged = await signIn("zawadi@example.com");
  const withFactor = await signIn("zawadi@example.com");
  await withFactor.post("/auth/challenge", { code });
  const own = { guardian, factor };
  const aminas = { ...(await furnish(database, amina.userId)), ...own };
  const graces = { ...(await furnish(database, grace.userId)), ...own };
  await findForms(lists.visitors, visitor, aminas);
  await findForms(lists.members, amina.browser, aminas);
  await findForms(lists.admins, grace.browser, graces);
  await findForms(lists.secondStep, challenged, aminas);
  await findForms(lists.withSecondFactor, withFactor, aminas);
  await findForms(lists.guardians, visitor, aminas);

  await line.cut();
  for (const one of tried) {
    const answer = await one.browser.post(one.form.action, bodyOf(one.form));
    one.inVain = { status: answer.status, html: await answer.text() };
  }
  await line.mend();
  const isLast = ({ form }: TriedForm) => Number(endsTheSession.test(form.action));
  for (const one of tried.toSorted((a, b) => isLast(a) - isLast(b))) {
    const [form] = fillOut(one.inVain.html, one.form.action);
    if (!form) continue;
    const answer = await one.browser.post(form.action, bodyOf(form));
    const location = answer.headers.get("Location") ?? "";
    one.again = { status: answer.status, location, html: await answer.text() };
  }
});
afterAll(() => place?.close());

test("every page that takes a form is on one of these lists", () => {
  const listed = everyForm.map(({ file }) => file);
  expect([...new Set(pagesWithForms())].filter((file) => !listed.includes(file))).toEqual([]);
});

describe.each(Object.entries(lists))("without a script, a form of the %s", (_, list) => {
  test.each(list)("in $file is shown again as it was submitted, and can be resubmitted", (kept) => {
    const own = tried.filter((one) => one.kept === kept);
    expect(own.length).toBeGreaterThan(0);
    for (const { form, inVain, again } of own) {
      const $ = load(inVain.html);
      const title = titleOf(kept, form.button);
      expect($("[role=alert] .toast strong").text()).toBe(title);
      expect($("[role=alert] .toast").text()).toBe(title + (kept.detail ?? ours));
      if (!kept.comesBackItself) {
        expect(inVain.status).toBe(503);
        expect($("h1").text()).toBe("We can't reach our records right now");
        expect($("title").text()).toBe("We can't reach our records right now · Fursa");
        expect($("main form button").text()).toBe("Try again");
      }
      const [back] = formsOn(inVain.html, form.action);
      expect(back?.action).toBe(form.action);
      expect(given(back)).toEqual(given(form));
      expect(inVain.html).not.toMatch(/typed in secret|From a file/);
      expect([again.status < 500, again.html.includes("That didn't work")]).toEqual([true, false]);
      if (!visitors.includes(kept) && !endsTheSession.test(form.action))
        expect(again.location).not.toMatch(/^\/auth($|\?)/);
    }
  });
});

/** A form's values, field by field, without what a page must not contain. */
const given = (form: PlainForm | undefined) =>
  form?.fields
    .map(({ name, value, isFile }) =>
      isFile ? `${name} is a file` : `${name}=${isSecretField(name) ? "" : value.replaceAll("\r\n", "\n")}`,
    )
    .toSorted();

/** Each form of each page once, filled in. */
async function findForms(list: KeptForm[], browser: PlainBrowser, ids: Ids) {
  for (const kept of list) {
    const address = typeof kept.address === "string" ? kept.address : kept.address(ids);
    const shapes = new Set<string>();
    for (const form of fillOut(await (await browser.get(address)).text(), address)) {
      if (shapes.has(form.shape)) continue;
      shapes.add(form.shape);
      const nothing = { status: 0, html: "", location: "" };
      tried.push({ kept, form, browser, inVain: nothing, again: nothing });
    }
  }
}

async function arrive(email: string) {
  await new PlainBrowser(place.fursa.url).post("/auth?mode=signup", { email, password });
  const userId = await settleIn(place.database, email);
  return { userId, browser: await signIn(email) };
}

async function signIn(email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(place.fursa.url);
  await browser.post("/auth", { email, password });
  return browser;
}
