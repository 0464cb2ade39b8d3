import type { ExtractedValue } from "./finding.ts";

export interface PageLink {
  text: string;
  href: string;
  /** The words before it in its paragraph. */
  before?: string;
  /** The words after it. */
  after?: string;
}

const applies =
  /(?<!\p{L})(?:apply (?:now|here|online|for|today|via|on)|apply$|^apply(?!\p{L})|application (?:form|portal|link|page)|start (?:your |an |the |my )?application|click here to apply|submit (?:(?:an |your )?application|online|here)|how to apply|(?:bursary|scholarship|online|registration|nomination|enrolment) form|formulaire en ligne|join (?:us|now|the (?:programme|program|team))|sign up|download the (?:application )?form|send (?:us )?your (?:cv|portfolio|application|résumé|resume)|postuler|postulez|candidater|candidature en ligne|plateforme de candidature|formulaire de candidature|déposer (?:sa|ma|votre|une|leur|la) candidature|tuma maombi|inscreva-se|candidatar|candidate-se|candidatura online|formulário de (?:candidatura|inscrição)|submeter (?:a )?candidatura|omba (?:sasa|hapa)|jaza fomu|fomu ya maombi|አመልክት|ማመልከቻ ቅጽ)(?!\p{L})/iu;
/** Also used for other things, such as a webinar. */
const appliesToo =
  /(?<!\p{L})(?:register (?:now|here|online|today)|(?:go to|visit|open|enter|access) the (?:application |online |registration )?(?:portal|form)|déposer (?:un|son|mon|votre|le) dossier|inscrivez-vous|s'inscrire (?:ici|en ligne)|je (?:postule|candidate))(?!\p{L})/iu;
const aboutEvents = /\b(?:webinar|fair|workshop|open day|info\w{0,12} session|séance d'information)\b/i;
const official =
  /\b(?:official (?:web ?(?:site|page)|page|portal|link|announcement|call)|visit (?:the )?(?:official )?(?:web ?(?:site|page))|more information|for more details|scholarship (?:page|website)|program(?:me)? (?:page|website|webpage)|visit (?:the |our )?(?:\w{1,15} ){1,3}web ?(?:site|page)|site (?:web )?officiel|site oficial|página oficial|page officielle|annonce officielle|tovuti rasmi)\b/i;
/** The words before a link whose text says nothing: "here", or its own address. */
const leadsToApply =
  /\b(?:appl(?:y|ications?)|formulaire|papers|concept notes?|enter|entries|submit|register|portal|form|postuler|candidatures?|dossier|inscri\w{1,10}|maombi|kuomba|fomu|downloaded|remplissez|remplir|fill(?:ing)? in|fill(?:ing)? out|log ?(?:in|on)|sign in|use (?:the|our)|complet(?:e|ing)|candidat\w{1,10})\b[^.;]{0,110}$|ማመልከት[^.;።]{0,60}$/i;
const leadsToOfficial =
  /\b(?:official|consulte|website|web ?site|web ?page|link|visit|more info(?:rmation)?|details|source|site officiel|officielle?|plus d'informations|tovuti|keep an eye on|follow|check|details (?:are|will be) on)\b[^.;]{0,110}$/i;
const saysNothing =
  /^(?:(?:click |download )?here|download|(?:à )?télécharger(?: ici)?|online|en ligne|this (?:link|page|form|website)|link|website|ici|cliquez ici|hapa|aqui|the (?:form|portal|website|link))[.!:]?$/i;
/** "Marula scholarship portal": a name for the place to apply. */
const namesPlace =
  /\b(?:portal|platform|web ?site|web ?page|page|form|application|system|plateforme|portail|formulaire|site|plataforma|formulário|edital|careers page|tovuti|ukurasa|mfumo)(?: en ligne| online)?(?: (?:de|des|das|du|of|wa|ya|la) (?:the |la |le |l')?\p{L}{3,20})?$/iu;
const leadsOn =
  /^[ ,]{0,2}(?:to (?:apply|register|start (?:your|the) application|submit)|for (?:the )?application|pour (?:postuler|candidater)|para (?:se )?candidatar)\b/i;
const neverOfficial =
  /(?:^|\.)(?:facebook|twitter|x|linkedin|instagram|whatsapp|youtube|pinterest|telegram|tiktok|reddit|tumblr|google|doubleclick|addtoany|feedburner|amazon|apple|t|wa|bit)\.(?:com|me|org|co|net|ly)$/i;
const isForm =
  /(?:^|\.)(?:forms\.gle|docs\.google\.com|forms\.office\.com|typeform\.com|jotform\.com|airtable\.com)$/i;

/**
 * The link to apply: its text says so, and it leads away from an aggregator. On a provider's own site, links within the
 * site count too.
 */
export function extractApplicationLink(
  links: PageLink[],
  page: string,
  isOwnSite: boolean,
): ExtractedValue | null {
  const host = hostOf(page);
  const usable = links.flatMap((link) => {
    const url = URL.parse(link.href, page);
    const isWeb = url && /^https?:$/.test(url.protocol);
    if (!isWeb || (neverOfficial.test(url.hostname) && !isForm.test(url.hostname))) return [];
    const isHere = hostOf(url.href) === host;
    if (isHere && (!isOwnSite || url.pathname === URL.parse(page)?.pathname)) return [];
    const text = link.text.replace(/\s+/g, " ").trim();
    return [
      {
        text,
        href: url.href,
        before: link.before ?? "",
        after: link.after ?? "",
        isBare: saysNothing.test(text) || isOwnAddress(text, url),
      },
    ];
  });
  const found =
    usable.find(({ text }) => applies.test(text)) ??
    usable.find(
      ({ isBare, before, after }) => isBare && (leadsToApply.test(before) || leadsOn.test(after)),
    ) ??
    usable.find(({ text, before }) => namesPlace.test(text) && leadsToApply.test(before)) ??
    usable.find(
      ({ text, before }) => applies.test(`${before.slice(-20)} ${text}`) && /applic|candidat/i.test(text),
    ) ??
    usable.find(({ text, before }) => appliesToo.test(text) && !aboutEvents.test(`${before} ${text}`)) ??
    usable.find(({ text }) => official.test(text)) ??
    usable.find(
      ({ text, isBare, before }) => (isBare || namesPlace.test(text)) && leadsToOfficial.test(before),
    ) ??
    onlyAddress(usable);
  return found
    ? {
        value: found.href,
        evidence: `“${found.text.slice(0, 120)}” leads to ${found.href}`.slice(0, 240),
        isSure: true,
      }
    : null;
}

type UsableLink = Required<PageLink> & { isBare: boolean };

/** A link whose text is its own address, if it is the only one that leads away. */
const onlyAddress = (usable: UsableLink[]): UsableLink | undefined => {
  const bare = usable.filter(({ text, isBare }) => isBare && !saysNothing.test(text));
  return new Set(bare.map(({ href }) => href)).size === 1 ? bare[0] : undefined;
};

/** "www.giver.example/apply" leading to https://www.giver.example/apply */
const isOwnAddress = (text: string, url: URL) => {
  const plain = (address: string) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .replace(/[/.…]{1,3}$/, "");
  const written = plain(text);
  return (
    written.includes(".") &&
    !written.includes(" ") &&
    written.length > 4 &&
    plain(url.href).startsWith(written)
  );
};

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
