import { type CheerioAPI, load } from "cheerio";

/** A form as it stands on a page, and what its first button would send. */
export interface PlainForm {
  action: string;
  isMultipart: boolean;
  /** What the button says. */
  button: string;
  /** What fields it has: of a list of cards that all have the same form, one is enough. */
  shape: string;
  fields: PlainField[];
}

interface PlainField {
  name: string;
  /** What stands in it; of a file nothing does. */
  value: string;
  isFile: boolean;
  /** Someone may type into it. */
  isTyped: boolean;
}

const typed: Record<string, string> = {
  email: "typed@example.com",
  url: "https://example.org/typed",
  password: "typed in secret",
  tel: "+254 712 345678",
  text: "Typed by hand",
  search: "Typed by hand",
};

/** The forms of a page's main part; hearts are everywhere, and looked at elsewhere. */
export function formsOn(html: string, address: string): PlainForm[] {
  const $ = load(html);
  return $("main form[method=post]:not([action*=heart])")
    .toArray()
    .map((form) => {
      const button = $(form).find("button[type=submit]").first();
      const target = new URL($(form).attr("action") ?? "", new URL(address, "http://here"));
      const fields = $(form).find("input[name], textarea[name], select[name]").toArray();
      const name = button.attr("name");
      const wish = { name: name ?? "", value: button.attr("value") ?? "", isFile: false, isTyped: false };
      return {
        action: target.pathname + target.search,
        isMultipart: $(form).attr("enctype") === "multipart/form-data",
        button: button.text().trim(),
        shape: [...fields.map((field) => $(field).attr("name")), wish.name, wish.value].join(),
        fields: [...fields.flatMap((field) => readField($, $(field))), ...(name ? [wish] : [])],
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

/** The same form with something in every field that someone can type into. */
export function fillOut(html: string, address: string): PlainForm[] {
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
        (_, area) => void ($(area).text() || $(area).text('Typed by hand,\r\nin two lines & with a "quote"')),
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

/** What a browser sends for it: a file where one is asked for. */
export function bodyOf({ fields, isMultipart }: PlainForm): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const { name, value, isFile } of fields) {
    if (!isFile) body.append(name, value);
    else if (body instanceof FormData) body.append(name, new File(["Title\nFrom a file"], "rows.csv"));
    else body.append(name, "rows.csv");
  }
  return body;
}
