import { load } from "cheerio";

export interface PageForm {
  /** Path and query of the form's action. */
  action: string;
  isMultipart: boolean;
  fields: FormField[];
}

export interface FormField {
  name: string;
  /** Plausible values. */
  value: string;
  /** Whether a person types the value, rather than choosing it, pressing it or never seeing it. */
  isTyped: boolean;
}

const sentence = "Applications close soon, and I would like to know how to write a good letter.";
const believable: Record<string, string> = {
  email: "someone@example.com",
  tel: "+254712345678",
  url: "https://example.com/awards",
  date: "2030-01-15",
  "datetime-local": "2030-01-15T10:00",
  number: "3",
  password: "a believable password",
};

/**
 * The links of a page that stay on this site, and its forms that change something, filled in with plausible values.
 */
export function readPage(html: string, address: string): { links: string[]; forms: PageForm[] } {
  const $ = load(html);
  const here = new URL(address, "http://here");
  const links = $("a[href]")
    .toArray()
    .map((link) => $(link).attr("href") ?? "")
    .filter((href) => href.startsWith("/") && !href.startsWith("//"));
  const forms = $('form[method="post"]')
    .toArray()
    .flatMap((form) => {
      const target = new URL($(form).attr("action") ?? "", here);
      const fields = $(form)
        .find("input[name], textarea[name], select[name]")
        .toArray()
        .map((field) => ({ name: $(field).attr("name") ?? "", ...fillOut($(field)) }));
      const buttons = $(form).find("button[name]").toArray();
      const submitters = buttons.map((button) => [
        { name: $(button).attr("name") ?? "", value: $(button).attr("value") ?? "", isTyped: false },
      ]);
      return (submitters.length > 0 ? submitters : [[]]).map((submitter) => ({
        action: target.pathname + target.search,
        isMultipart: $(form).attr("enctype") === "multipart/form-data",
        fields: [...fields, ...submitter],
      }));
    });
  return { links, forms };

  function fillOut(field: ReturnType<typeof $>): Omit<FormField, "name"> {
    const type = field.attr("type") ?? "text";
    if (field.is("select")) {
      return { value: field.find("option").last().attr("value") ?? "", isTyped: false };
    }
    if (["hidden", "checkbox", "radio"].includes(type)) {
      return { value: field.attr("value") ?? "on", isTyped: false };
    }
    const there = field.is("textarea") ? field.text().trim() || sentence : field.attr("value");
    const typed = field.is("[required]") ? (believable[type] ?? "Grace Wanjiku") : "";
    return { value: there || typed, isTyped: true };
  }
}
