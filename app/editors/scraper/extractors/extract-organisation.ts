import { trimTrailing } from "#app/shared/text/trim-trailing.ts";
import { countriesIn } from "./extract-country.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";

const label = labelPattern(
  /(?:(?:host|funding|awarding|hiring|offering) )?(?:organi[sz]ations?|institutions?|compan(?:y|ies)|employer)(?: name)?|department ?\/ ?office|agency|employeur|recruteur|structure d'accueil|provider|structure|entreprise|société|organisme|organisation d'accueil|sponsors?(?:ed by)?|offered by|funded by|provided by|host(?:ed by)?/,
);
const by =
  /\b(?:offered|sponsored|funded|provided|organi[sz]ed|hosted|run|awarded) by (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|the|de|in|&|[A-Z][\p{L}\d&'.-]{0,40})){0,8})/gu;
const atCompany =
  /\b(?:at|katika) (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|&|ya|wa|la|za|[A-Z][\p{L}\d&'.-]{0,40})){0,6})/u;

/** The provider or employer. */
export function extractOrganisation(title: string, source: string, isEmployer = true): ExtractedValue | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, label);
  if (
    labelled &&
    labelled.value.length <= 120 &&
    /\p{L}/u.test(labelled.value) &&
    !isSentence.test(labelled.value)
  )
    return { ...labelled, value: trimmed(labelled.value) };
  const employer = isEmployer
    ? [...text.slice(0, 3_000).matchAll(takesInterns)].find(({ groups }) =>
        isEmployerName(groups?.name ?? ""),
      )
    : undefined;
  const taker = trimmed(employer?.groups?.name ?? "");
  if (employer)
    return {
      value: taker,
      evidence: evidenceAt(text, employer.index, employer.index + employer[0].length),
      isSure: normaliseText(title).includes(taker.split(" ")[0] ?? taker),
    };
  // "Cedar Scholarship" is the name of an award, "Cedar Internship" that of an employer.
  const lead = text.replaceAll(normaliseText(title), "").slice(0, 3_000);
  const inTitle = isEmployer ? namedBefore(normaliseText(title)) : null;
  const words = normaliseText(title);
  const company = asInText(trimmed(atCompany.exec(words)?.groups?.name ?? ""), lead);
  const isAt = company.length > 2 && lead.includes(company);
  const fromTitle = inTitle && asInText(inTitle, lead);
  // "Copperbelt Trainee Intake at Nkana Smelters": the text only names the smelters.
  if (fromTitle && (lead.includes(fromTitle) || !isAt))
    return {
      value: fromTitle,
      evidence: normaliseText(title),
      isSure: text.slice(0, 3_000).includes(fromTitle),
    };
  const part = isEmployer ? partOfTitle(words, lead) : null;
  if (part) return { value: part, evidence: words, isSure: false };
  for (const match of text.matchAll(by)) {
    const name = trimmed(match.groups?.name ?? "");
    if (name.length > 2)
      return {
        value: name,
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  const seeking = looksFor.exec(text.slice(0, 2_500));
  if (company.length > 2) return { value: company, evidence: words, isSure: false };
  const place = isEmployer ? trimmed(chezEmployeur.exec(words)?.groups?.name ?? "") : "";
  if (place.length > 2 && lead.includes(place)) return { value: place, evidence: words, isSure: false };
  const seeker = trimmed(seeking?.groups?.name ?? "");
  if (seeking && seeker.length > 2 && !notAName.test(seeker))
    return {
      value: seeker,
      evidence: evidenceAt(text, seeking.index, seeking.index + seeking[0].length),
      isSure: false,
    };
  return isEmployer ? inLead(lead.slice(0, 1_500)) : null;
}

/** "Attachment at the Dam Authority", or the first paragraph: "Harbourline Insurance Plc is one of the leading insurers". */
function inLead(lead: string): ExtractedValue | null {
  const found = [internsAt, hasPartners, describesItself].flatMap((pattern) => [...lead.matchAll(pattern)]);
  for (const { index, 0: whole, groups } of found) {
    const name = nameIn(groups?.start ?? "") || nameIn(groups?.whole ?? "", true);
    // One word may be any noun that begins a sentence.
    const isNamed = name.includes(" ") || /^\p{Lu}{2}/u.test(name);
    if (isNamed && isEmployerName(name) && countriesIn(name).join() !== name)
      return { value: name, evidence: evidenceAt(lead, index, index + whole.length), isSure: false };
  }
  return null;
}

/** The words in capitals that a text begins with; empty if it goes on and all of it should be a name. */
function nameIn(text: string, isWhole = false): string {
  const words = text.replace(/ \([^()]{2,40}\)$/, "").split(" ");
  const end = words.findIndex((word) => !/^[\p{Lu}\d&]/u.test(word) && !linkingWords.has(word));
  return isWhole && end !== -1 ? "" : trimmed(words.slice(0, end === -1 ? undefined : end).join(" "));
}

const internsAt =
  /\b(?:internships?|attachments?|traineeships?|apprenticeships?|placements?|interns|trainees) [^.,:;\n]{0,30}?(?:at|with) (?:the )?(?<start>(?!(?:University|College|Head|Our|Any)\b)\p{Lu}[^.,:;()\n]{2,60})/gu;
/** "The Lake Trust, in partnership with the county, plans to take 40 graduates". */
const hasPartners =
  /(?:^|\n)(?:The )?(?<whole>\p{Lu}[^.,:;\n]{2,70}?), in (?:partnership|collaboration|conjunction) with /gu;
const describesItself =
  /(?:^|\n)(?:The )?(?<whole>\p{Lu}[^.,:;\n]{2,70}?) is (?:an? |one of |the |among |Africa's |Nigeria's |Kenya's |Ghana's |Uganda's |Ethiopia's )/gu;

/**
 * The part of "Kaskazi Airlines Cadet" that the text contains too: "Kaskazi Airlines is hiring". The text may write
 * "Lagoon Tech" as "Lagoon Tech Limited".
 */
function asInText(name: string, text: string): string {
  const words = name.split(" ");
  for (let length = words.length; length > 0; length--) {
    const start = words.slice(0, length).join(" ");
    if (start.length < 5 || linkingWords.has(words[length - 1] ?? "") || isNoNameAlone.test(start)) continue;
    const at = text.indexOf(`${start} `);
    if (at === -1) continue;
    const [more = ""] =
      (length < words.length ? otherEnding : longerName).exec(text.slice(at + start.length)) ?? [];
    return start + more;
  }
  return name;
}

const isSentence = / (?:is|are|was|were|will|must|can|may|should) /;
const longerName =
  /^ (?:(?:Limited|Ltd|PLC|Plc|Inc|SA|SARL)(?!\p{L})|of \p{Lu}\p{L}{2,30}(?= (?:in|is|has|will|offers?|invites?)\b))/u;
/** "Jacaranda Hospitality Trainees", if the text says "Jacaranda Hotels". */
const otherEnding = /^(?: \p{Lu}\p{L}{2,30}){0,3}/u;
const isNoNameAlone =
  /^(?:the )?(?:open|central|national|international|ministry|bank|university|institute|department|government|foundation|company|school|college|young|united|african?|global)$/i;

const looksFor =
  /(?:^|[.!?] |\n)(?:The )?(?<name>[A-Z][\p{L}\d&'.-]{1,40}(?: (?:of|for|and|&|[A-Z][\p{L}\d&'.-]{0,40})){0,5})(?: \([A-Z]{2,10}\))? (?:is|are) (?:looking for|seeking|hiring|offering|inviting|accepting|pleased|recruiting|now accepting|calling)\b/u;
/** "The Nile Office offers paid internships", "La Banque du Fleuve recrute des stagiaires". */
const takesInterns =
  /(?:^|[.!?] |\n|\b(?:through|via|after|that|as) )(?:[Tt]he |La |Le |L'|A |O )?(?<name>(?!Government|Ministry|County Public|State)\p{Lu}[\p{L}\d&'.-]{1,40}(?: (?:of|for|and|&|de|du|des|da|do|pour|\p{Lu}[\p{L}\d&'.-]{0,40})){0,5})(?: \([^()\n]{2,40}\))?(?:, [^.\n]{3,90}?,| through the [^.,\n]{3,60}?|,)? (?:(?:is|are) (?:now |currently )?(?:looking for|seeking|hiring|offering|inviting|recruiting)|offers?|seeks?|hosts?|hires?|takes?|recruit(?:s|ed)?|welcomes?|invite[sd]?|announce[sd]?|advertise[sd]?|declare[sd]?|opened|(?:has|have) (?:announced|advertised|opened|invited|declared|launched)|recrute|recherche|offre|propose|accueille|lance|procura|oferece|recruta) [^.\n]{0,90}?(?:[Ii]nterns?\b|[Ii]nternships?|[Tt]rainees?|[Gg]raduate (?:[Tt]rain(?:ee|ing)|[Pp]rogramme)|attach[ée]e?s?|[Aa]ttachments?|[Ss]tagiaires?|[Ss]tages?|estagiários|estágios)/gu;
/** "15 stages de fin d'études au Port autonome de Foundiougne". */
const chezEmployeur =
  /(?<!\p{L})(?:stages?|stagiaires?|apprentis?|alternance)(?!\p{L})[^,:(|]{0,60}? (?:au|à la|à l'|chez|aux|auprès d[eu](?: la)?) ?(?<name>\p{Lu}[^,:(|\d-]{2,60}?)(?= (?:en|à|de|pour)? ?20\d\d| pour |[,:(|-]|$)/u;
/** "Kazi kwa Vitendo - Shirika la Maji": the part of the title that the text names too. */
function partOfTitle(title: string, lead: string): string | null {
  const sentences = lead
    .split(/\n|[.!?] /)
    .map((one) => one.replace(/^(?:The|La|Le|L'|O|A) ?(?=\p{Lu})/u, ""));
  const parts = title
    .split(/ [-|] |: /)
    .map((part) => part.replace(/,? ?\(?20\d\d(?:[/-]\d{2,4})?\)?$/, "").trim());
  const isName = (part: string) =>
    /^\p{Lu}/u.test(part) &&
    part.length > 4 &&
    part.split(" ").length < 8 &&
    !isNoName.test(part) &&
    sentences.some((one) => one.startsWith(part) && /^(?:,| \p{Ll})/u.test(one.slice(part.length)));
  return (parts.length > 1 && parts.find(isName)) || null;
}

const isNoName =
  /\b(?:intern\w{0,6}|stag\w{1,8}|trainee\w{0,5}|apply|deadline|call|applications?|nafasi|mafunzo|remote|paid)\b/i;
const programme = /\b(?:internship|programme|program|scholarship|fellowship|stage|estágios?)\b/i;
const isEmployerName = (name: string): boolean =>
  trimmed(name).length > 2 &&
  !isNoNameAlone.test(trimmed(name)) &&
  ![notAName, generic, programme].some((words) => words.test(trimmed(name)));
const notAName =
  /^(?:applications?|we|the|this|interested|students?|candidates?|scholarships?|internships?)$/i;

/** "Safaricom Graduate Trainee Programme 2027", "Internship with UNHCR in Geneva". */
function namedBefore(title: string): string | null {
  const withName =
    /\b(?:[Ii]nternships?|[Tt]raineeships?|[Aa]pprenticeships?|[Aa]ttachment) (?:[Pp]rogramme |program |opportunit(?:y|ies) )?(?:with|at|@) (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|&|[A-Z][\p{L}\d&'.-]{0,40})){0,6})/u.exec(
      title,
    )?.groups?.name;
  if (withName) return trimmed(withName);
  const [start = ""] = title.split(
    /\b(?:(?:Paid|Summer|Winter|Research|Graduate|Global|Student|Virtual|Remote|Young|Early|Software|Industrial|Digital|Undergraduate|Engineering|Corporate|Legal|Annual|Finance|Communications?|Management|Scholarships?|Fellowships?|Bursar(?:y|ies)|Awards?|Masters?|PhD|Fully|International) ){0,6}(?:Intern(?:ship)?s?|Trainees?(?:ship)?|Apprentice(?:ship)?s?|Attachment|Graduate (?:Programme|Program|Scheme)|Professionals?|Fellowships?|Scholarships?|Bursar(?:y|ies))\b/u,
  );
  if (start === title || start.length > 60) return null;
  const name = trimmed(
    (start.split(verb)[0] ?? "")
      .replace(/\b20\d\d(?:[/-]\d{2,4})?\b/g, " ")
      .replace(/^(?:the|apply(?: now)?(?: for)?(?: the)?|call for applications?:?|paid|new) /i, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const words = name.split(" ").filter((word) => !linkingWords.has(word.toLowerCase()));
  const isName = words.length > 0 && words.length <= 6 && words.every((word) => /^[\p{Lu}\d&]/u.test(word));
  return isName && name.length > 2 && !generic.test(name) ? name : null;
}

/** "The bank announces an internship". */
const verb =
  / (?:announces?|opens?|launch(?:es)?|invites?|calls?|seeks?|recruits?|offers?|advertises?)(?!\p{L})/iu;
const generic =
  /^(?:(?:fully|funded|paid|summer|winter|international|global|african?|masters?|phd|undergraduate|postgraduate|graduate|software|engineering|research|remote|virtual|young|early|student|students|marketing|finance|data|legal|women|new|top|best|the|in|of|for|\d{1,5}|research|government|merit|excellence|full|tuition|mba|doctoral|science|business|study|free|online|administrati(?:ve|on)|support|program(?:me)?|project|operations?|communications?|hr|human|resources?|i\.?c?t|sales|policy|media|design|graphic|web|content|customer|service|accounts?|accounting|audit|logistics|procurement|public|relations|health|social|work|development|field|office|assistant|junior|senior|laboratory|technical|climate|monitoring|evaluation|link:|bank|county|board|vacanc(?:y|ies)|jobs?|months?|leading|industrial|digital|creative|hospitality|hotel|nursing|teaching|calls?|applications?|opportunit(?:y|ies)|positions?)[ &/-]{0,3}){1,12}$/i;

const linkingWords = new Set(["of", "for", "and", "the", "de", "in", "&"]);

/** Drops trailing linking words: "Ministry of Education and the". */
function trimmed(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && linkingWords.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return trimTrailing(words.join(" "), ".,;:").trim();
}
