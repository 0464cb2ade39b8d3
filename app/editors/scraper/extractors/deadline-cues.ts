import { overlap, Spans, type TextSpan } from "./spans.ts";

/** Words that say what a date is for. */
export interface DeadlineCue extends TextSpan {
  means: "closes" | "extended" | "other";
  /** Only applies to the end of a range: "open from 1 March" doesn't name a deadline. */
  needsRange?: boolean;
  /** Ambiguous, as in "valid until": the clause must be about applying. */
  isWeak?: boolean;
  /** Names the deadline: "Closing date", "Date limite". */
  isNamed?: boolean;
  /** May follow its date: "30 April 2027 is the closing date". */
  mayFollow: boolean;
}

const extended = [
  /\b(?:deadline|closing date|application (?:period|window)|date)?[^\n.;]{0,40}\bextended(?: \w{1,20}){0,4}? (?:to|until|till|up to)\b/g,
  /\b(?:new|extended|revised) (?:application )?(?:deadline|closing date)\b/g,
  /\b(?:will )?now (?:closes?|ends?|runs? until)\b(?: on)?/g,
  /\b(?:moved|pushed|changed|shifted|postponed)(?: back)? (?:the |its |our )?(?:\w{1,15} )?(?:deadline|closing date)\b[^\n.;]{0,90}?\bto\b/g,
  /(?<!\p{L})(?:report|prolong|prorog|repouss)\p{L}{1,6}(?: \p{L}{1,12}){0,3}? (?:jusqu'au|au)(?!\p{L})/gu,
];

const names = [
  /\b(?:dead-?lines?|closing (?:date|day)s?|close date|cut-?off(?: date)?s?|due dates?|last (?:date|day)|final date|date limite|expir(?:y|ation) date|final day|latest date|end date (?:for|of) applications?|applications? end(?: date)?)\b/g,
  /(?<!\p{L})(?:clôture|date de clôture|date butoir|échéance|dernier délai|délai de (?:dépôt|candidature|soumission|rigueur)|fin (?:des (?:candidatures|inscriptions)|du dépôt des (?:dossiers|candidatures)))(?!\p{L})/gu,
  /\b(?:prazo(?: final)?(?: (?:de|para)(?: \p{L}{1,6})? (?:candidaturas?|inscrição|inscrições|submissão))?|data[- ]limite)(?!\p{L})/gu,
  /\b(?:mwisho wa (?:kutuma|kuomba|kupokea|kuwasilisha|maombi)(?: (?:maombi|fomu))?|(?:tarehe|siku) ya mwisho)\b/g,
  /(?:የማመልከቻ|የምዝገባ|የማመልከት|ማመልከቻ)[^\n.።]{0,20}?(?:መጨረሻ|ማብቂያ|የሚያበቃበት|ማጠናቀቂያ|መዝጊያ|የሚዘጋበት)(?: ቀን)?|የመጨረሻ(?:ው)? ቀን/gu,
];

const closesBefore = [
  /\b(?:be|arrive|get|land) (?:in our hands|in our office|with us|on our desk|at (?:the|our) [^\n.;]{3,30}?) (?:by|before|on or before|no later than|not later than)\b/g,
  /\b(?:applications?|entries|submissions?|proposals?|forms?)\b(?:[^\n.;]|\.(?=\S)){0,80}?\b(?:made|submitted|sent|lodged|entered)\b(?:[^\n.;]|\.(?=\S)){0,60}?\b(?:by|before|until|till|no later than|not later than|latest)\b/g,
  /\b(?:closes?|closing|closed)\b(?: (?:at|on|by|in)\b)?/g,
  /\b(?:applications?|entries|forms?|submissions?|dossiers?|candidatures?|demandes?)\b[^\n.;]{0,40}?\b(?:not|no longer|never)(?: be)? (?:accepted|considered|received|read|reviewed|processed|taken) (?:after|past|beyond)\b/g,
  /\b(?:no|aucune?) (?:late )?(?:applications?|forms?|entries|dossier|candidature|demande)\b[^\n.;]{0,50}?(?<!\p{L})(?:after|après le|passé le|au-delà du)(?!\p{L})/gu,
  /\b(?:applications?|entries|submissions?|proposals?|nominations?|forms?|cvs?|cover letters?|concept notes?|abstracts?|expressions? of interest)\b[^\n.;]{0,50}?\b(?:due|close|end|end on|received|submitted|accepted|open)\b[^\n.;]{0,30}?\b(?:by|on|before|until|till|than|latest)\b/g,
  /\bappl(?:y|ications?)\b(?:[^\n.;]|\.(?=\S)){0,60}?\b(?:by|before|until|till|up to(?: and including)?|due|no later than|not later than|on or before|latest)\b/g,
  /\b(?:have|need|get|receive) (?:your|the|all) (?:\w{1,15} )?(?:forms?|applications?|documents?|papers|files?)\b[^.\n;]{0,30}?\b(?:by|before)\b/g,
  // "Apply online through the portal; www.example.org by 9 August".
  /\bapply\b[^\n.;]{0,60}; (?:www\.|https?:)[^\s;]{3,80} (?:by|before|until)\b/g,
  /\b(?:submit|register|send|email|upload|complete)\b[^\n.;]{0,70}?\b(?:by|before|no later than|not later than|on or before|until)\b/g,
  /\b(?:dirisha|maombi|fomu|usajili|mfumo)\b[^\n.;]{0,60}?\b(?:[a-z]{0,6}fungwa|[a-z]{0,4}pokelewa|[a-z]{0,4}wasilishwe|[a-z]{0,4}tumwe|[a-z]{0,5}fike)\b(?: (?:rasmi|mpaka|hadi|kabla ya|ifikapo|si zaidi ya|kwetu)){0,3}(?: tarehe)?/g,
  /\b(?:tuma|wasilisha|jaza|rudisha|omba)\b[^\n.;]{0,70}?\b(?:kabla ya|ifikapo|hadi|mpaka|si zaidi ya)(?: tarehe)?/g,
  /\b(?:candidatures?|dossiers?|inscriptions?|postuler|demandes?|soumissions?|dépôts?)\b[^\n.;]{0,60}?(?:jusqu'au|avant le|au plus tard(?: le)?|se clôturent? le)/g,
  /\b(?:inscrições|candidaturas?|propostas|dossi[eê]s?|candidatar-se|inscrever-se)\b[^\n.;]{0,60}?(?<!\p{L})(?:até|encerram?|terminam?)(?: (?:ao|o|a|em|no))?(?: dia)?(?!\p{L})/gu,
  /\b(?:encerra\w{0,5})(?!\p{L})/gu,
  /\b(?:applications?|submissions?|documents?|forms?|entries)\b[^\n.;]{0,60}?\b(?:reach(?:es)?|arrive|be (?:handed in|dropped|posted|uploaded|emailed|e-mailed|sent|mailed|returned|delivered|lodged|filed|dropped off))\b[^\n.;]{0,50}?\b(?:by|before|no later than|not later than|on or before)\b/g,
  /\b(?:hand in|return|lodge|drop off|post) (?:(?:the|your|their|a|an|this|all) |(?=forms?|applications?|papers))[^\n.;]{0,40}?\b(?:by|before|no later than|not later than|on or before)\b/g,
  /\bbe (?:handed in|returned|lodged) (?:[^\n.;]{0,30}? )?(?:by|before|no later than|not later than|on or before)\b/g,
  /\b(?:portal|system|form|site|call)\b[^\n.;]{0,20}?\b(?:shuts|shut down|(?:goes|is|comes|will be|will go) (?:offline|down|taken down|taken offline|locked|removed))\b(?: (?:at|on|by|in)\b)?/g,
];

const closesWeakly = [
  /\b(?:expires?|ends?)\b(?: (?:at|on|by|in)\b)?/g,
  /\b(?:se termine(?:ra|nt|ront)?|pren(?:d|dra|nent|dront) fin|s'achèvera|(?:sera|seront|est|sont) (?:close|arrêtée?|fermée?|clôturée?)s?)(?!\p{L})(?: (?:le|au))?/gu,
  /(?<!\p{L})d'ici (?:le|au)(?!\p{L})/gu,
  /\bby (?:the (?:end|close) of|midnight|noon|close of business|cob)\b/g,
  /\b(?:no|not) later than\b/g,
  /\bon or before\b/g,
  // "Apply online; by 4 December at the latest".
  /(?<=; (?:and |but )?)(?:by|before)(?= (?:the )?(?:\w{6,9},? )?\d|(?: \w{6,9},?)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g,
  /\b(?:until|till|through|up to(?: and including)?|up until|jusqu'au|avant le|au plus tard(?: le)?|latest by|kabla ya|ifikapo|hadi|mpaka|até)(?!\p{L})/gu,
];

const closesRange = [
  /\b(?:applications?|entries|submissions?|proposals?|forms?)\b(?:[^\n.;]|\.(?=\S)){0,80}?\b(?:made|submitted|sent|lodged|entered)\b(?:[^\n.;]|\.(?=\S)){0,60}?\b(?:from|between)\b/g,
  /(?:^|\n)(?:quand (?:peut-on |faut-il )?(?:postuler|candidater|s'inscrire)|when (?:can|do|should|may) (?:i|you|we) apply|when to apply) ?\?/g,
  /\b(?:apply|accepting applications)(?: online)? (?:from|between)\b/g,
  /(?<!\p{L})(?:dépôt|réception|soumission|période|campagne|session)(?!\p{L})[^\n.;]{0,60}?(?<!\p{L})(?:du|entre le)(?!\p{L})/gu,
  /\b(?:application|submission|registration) (?:period|window|dates?|timeline)s?\b(?:[^\n.;]{0,20}?\b(?:from|between)\b)?/g,
  /\bopen(?:s|ed)?(?: \w{1,20})? (?:from|between)\b/g,
  /\bposting period\b/g,
  /(?<!\p{L})(?:candidate?s?|étudiante?s?|postulante?s?|intéressée?s?) (?:ont|auront) du(?!\p{L})/gu,
  /(?<!\p{L})(?:plateforme|portail|guichet|appel|formulaire|concours)(?!\p{L})[^\n.;]{0,40}?(?<!\p{L})(?:ouverte?s?|accessible|disponible) (?:du|entre le)(?!\p{L})/gu,
  /(?:^|\n)(?:applications?|submissions?|registration|candidatures?|candidaturas|inscrições):/g,
  /\b(?:applications?|submissions?|entries|registrations?|candidatures?|inscriptions?|candidaturas?|inscrições)\b[^\n.;]{0,60}?\b(?:accepted|received|runs?|open|possible|ouvertes?|du|abertas?(?: de)?)(?: (?:from|between))?\b/g,
];

const other = [
  /\b(?:dead-?line|last (?:day|date)|closing date|final date) (?:for|of|to)(?: the| your| our| all| sending| send| asking| ask)* (?:questions?|enquir\w{1,5}|inquir\w{1,5}|clarifications?|references?|recommendations?|referees?|letters?|payments?|fees?|admissions?|acceptance|appeals?|visas?|webinar|info\w{0,12} session)s?\b/g,
  /\b(?:admissions?|enrolment|visa|payment) dead-?lines? of\b/g,
  /(?<!\p{L})(?:publiée?s?|initialement|posté|mis à jour|modifié|ouverture|débute|débutera|commence|partir du|résultats|rentrée|entretiens?|début|início|começ\p{L}{1,4}|resultados|entrevistas?|publicad[oa]s?|atualizado|imechapishwa|matokeo|usaili|yatatangazwa|utatangazwa|itatangazwa|yataanza|utaanza|itaanza)(?!\p{L})/gu,
  /(?:ውጤት|ቃለ መጠይቅ|ትምህርት(?:ቱ)? የሚጀምረው|የሚጀምርበት|የታተመ|የወጣበት)/gu,
  /\b(?:webinars?|(?:information|info|online|q&a) sessions?|open days?|workshops?|orientations?)\b[^\n]{0,90}?\bregist\w{1,6}(?: (?:here|online|for it|your place))?[^\n.;]{0,20}?\b(?:by|before|until)\b/g,
  /\bregist\w{1,6} for (?:the |our |an? )?(?:\w{1,15} )?(?:webinar|info\w{0,12}|sessions?|events?|workshop|open day|q&a)\b[^\n.;]{0,40}?\b(?:by|before|until)\b/g,
  /\b(?:opens?|opening|will open|opened|launch(?:es|ed)?|starts?|starting|begins?|beginning|commences?|commencing|kick-?off)(?: on| in| by)?(?! (?:until|till|through|to|up to))\b/g,
  /\b(?:programme?|course|conference|event|workshop|training|internship|summit|forum|semester|academic year|intake|orientation|arrival|travel)(?: start| begin)?s? (?:dates?|starts?|begins?|runs?|takes? place|will (?:be held|take place|run|start|begin))\b/g,
  /\b(?:takes? place|taking place|held|runs from|run from|scheduled (?:for|on)|duration)\b/g,
  /\b(?:interviews?|results?|winners?|finalists?|shortlist\w{0,5}|successful (?:applicants|candidates)|decisions?|notification|announce(?:d|ment)s?|notified|informed)\b/g,
  /\b(?:published|posted|updated|last modified|date posted|created|reviewed)(?: on)?\b/g,
  /\b(?:born|birth|aged?|since|founded|established|graduated?|issued|dated)\b/g,
  /\b(?:last year(?:'s)?|previous(?:ly)?|original(?:ly)?|former(?:ly)?|past|earlier|initial)\b(?: application)?(?: (?:deadline|closing date))?(?: (?:was|of|on))?\b/g,
  /\b(?:deadline|closing date) (?:was|passed)\b/g,
  /\b(?:was|were) (?:due |supposed |meant |originally )?to (?:close|end)\b(?: on)?/g,
  /\b(?:fairs?|expos?|webinars?|open days?|workshops?|summits?)\n(?:please )?regist\w{1,6}(?: here| online)? by\b/g,
  /\blast year\b[^\n.;]{0,40}?\b(?:closed|ended)\b(?: on)?/g,
  /\b(?:reference|recommendation|referee|transcript|payment|fee|deposit|acceptance|visa|refund|document|withdrawal|admissions?|nomination letter|early[- ]bird|scholarship acceptance|test|exam|ielts|toefl|sat)s?(?: \w{1,20})? (?:dead-?lines?|due(?: date)?|by|date)\b/g,
  /\b(?:comes?|came|goes?|going) into (?:effect|force)\b|\beffective(?: from)?\b/g,
];

/** All cues in order. Of overlapping ones, only the more specific. */
export function findCues(text: string): DeadlineCue[] {
  const small = text.toLowerCase();
  const all = [
    ...matches(small, extended, "extended"),
    ...matches(small, other, "other"),
    ...matches(small, closesRange, "closes").map((cue) => ({ ...cue, needsRange: true })),
    ...matches(small, names, "closes").map((cue) => ({ ...cue, isNamed: true })),
    ...matches(small, closesBefore, "closes"),
    ...matches(small, closesWeakly, "closes").map((cue) => ({ ...cue, isWeak: true })),
  ];
  const cues: DeadlineCue[] = [];
  const spans = new Spans<DeadlineCue>();
  for (const cue of all) {
    if (spans.touching(cue).some((rival) => overlap(rival, cue) && overrides(rival, cue))) continue;
    cues.push(cue);
    spans.add(cue);
  }
  return cues.sort(inOrder);
}

export const inOrder = (one: DeadlineCue, rival: DeadlineCue) =>
  one.end - rival.end || one.start - rival.start;

/** An extension, or a cue for another date, overrides deadline words inside it; a plain cue overrides an ambiguous one. */
const overrides = (rival: DeadlineCue, cue: DeadlineCue) =>
  (cue.isWeak && rival.means === "closes" && !rival.isWeak && !rival.needsRange && rival.end >= cue.end) ||
  (rival.means !== cue.means &&
    rival.end >= cue.end &&
    (rival.means === "extended" || cue.means === "closes"));

function matches(text: string, patterns: RegExp[], means: DeadlineCue["means"]): DeadlineCue[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      means,
      mayFollow:
        means !== "extended" &&
        /deadline|closing date|due date|last da|final date|cut-?off|date limite|clôture|délai|mwisho|prazo|closes|close$|start|begin|open|interview|announce|result|publish|posted|takes? place|held/.test(
          match[0],
        ),
    })),
  );
}

/** True if the words between a cue and a date show that the date belongs to something else. */
export function separatesFromCue(between: string): boolean {
  const words = between
    .replace(/\b([ap])\.m\.?/gi, "$1m")
    .replace(/\b(?:e\.g|i\.e|no|st|approx|[eg]\.c)\./gi, "");
  // "Deadline for applications", and the date on the next line.
  if (/\n/.test(words))
    return /[a-z0-9]/i.test(
      words
        .replace(/\n(?:du|from|between|entre le) [^\n]{4,30} (?:au|to|and|until|et le) $/i, "")
        .replace(/\([^()\n]*\)|^ (?:for|of|de|des|du|to) [^\n.!?;:\d]{1,36}:?(?=\n)/gi, ""),
    );
  return (
    /[.!?;•|](?: |$)(?=[A-Z"'(]|$)/.test(words) ||
    /;|•/.test(words) ||
    /\b(?:not (?:specified|stated|known|announced|given|applicable)|unspecified|unknown|tba|tbc|tbd|n\/a|to be (?:announced|confirmed|determined|communicated)|var(?:y|ies)|none|rolling|ongoing|passed)\b/i.test(
      words,
    ) ||
    /[a-z ]{3}:(?! ?\d\d)[^:]{0,110}$/i.test(words.replace(/^[^:]{0,40}:/, ""))
  );
}

const opensClause = /[\n;•]|(?<!\bP\.O|\bNo|\bDr|\bMrs?|\bProf)[.!?] (?=[A-Z"'(])/g;
const isAboutApplying =
  /appl(?:y|ication|icant)|candidat|submi|regist|nominat|entr(?:y|ies)\b|proposal|\bcalls?\b|portal|\blink\b|\bopen\b|deadline|valid through|\bclos|documents? to|send|fill(?:ed)? (?:in|out)\b|expir|postul|dossier|inscri|maombi|fomu|dirisha|ማመልከ|dépôt|déposer|réception|concours|put [^.\n;]{0,30}forward|recommend/i;
/** "… to get your application in", "… pour compléter leur dossier". */
const hasUntil =
  /\bto (?:apply|submit|register|enter)\b|\bto (?:get|send|hand|put|complete|finish|upload|bring|return|submit|deliver|drop|post|fill) (?:in |us |off )?(?:your|their|the|an?) (?:\w{1,15} )?(?:applications?|entry|entries|forms?|documents)|(?<!\p{L})pour (?:postuler|candidater|(?:vous |s')inscrire|(?:déposer|compléter|envoyer|soumettre|transmettre|remplir) (?:leur|votre|son|un|le|ce)s? (?:dossier|candidature|formulaire|demande)s?)/iu;
const isAboutStudying =
  /graduat|complet(?:ed|ion|ing)|passport|\bcovers?\b|tuition|\bfees\b|contract|degree|enrol|certificate|permit|residen|\bborn\b|fellowship ends|programme? ends/i;

/**
 * True if the clause that ends at `end` is about applying, not about what applicants must have or will get.
 */
export function isClauseAboutApplying(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - 200), end);
  const opens = [...before.matchAll(opensClause)].map(({ index }) => index);
  const own = before.slice(opens.at(-1) ?? 0);
  // "Files are handed in online. Open since 2 November, it ends on 20 December."
  const isPronoun = /^[.!?] (?:[^.]{0,40}, )?(?:it|they|this|il|elle|ils|elles)\b/i.test(own);
  // "Fill in the form; not later than 27 November."
  const goesOn =
    /^; (?:(?:and|but|et) )?(?:not? later than|by|before|until|on or before|latest by|au plus tard|avant)\b/i.test(
      own,
    );
  const clause = isPronoun || goesOn ? before.slice(opens.at(-2) ?? 0) : own;
  // "You have until 30 April to apply".
  const isFollowed = hasUntil.test(text.slice(end, end + 110).split(/[\n;]|[.!?] /, 1)[0] ?? "");
  const applying = lastMatch(clause, everyApplying);
  return (applying >= 0 || isFollowed) && lastMatch(clause, everyStudying) <= applying;
}

/** In a long sentence, the words next to the date count. */
const lastMatch = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
const everyApplying = new RegExp(isAboutApplying, "gi");
const everyStudying = new RegExp(isAboutStudying, "gi");

const rolling =
  /\b(?:on a rolling basis|rolling(?: (?:basis|admissions?|applications?|deadline))?|ongoing|no (?:fixed |set |specific |application )?deadline|(?:all|throughout the|any time of the) year(?:[- ]round)?|year[- ]round|until (?:the )?(?:position|post|place|vacanc|spot|slot)\w{0,5}(?: (?:is|are))? filled|until filled|open[- ]ended|at any time|continuous(?:ly)?|always open)\b/gi;
const aboutApplying =
  /dead-?line|appl(?:y|ication)|closing|admission|submi|accept|review|open|position|recruit|enrol/i;

/** Where the text says that applications are accepted at any time. */
export function findRollingPhrase(text: string): { start: number; end: number } | null {
  for (const match of text.matchAll(rolling)) {
    const start = match.index;
    const end = start + match[0].length;
    if (aboutApplying.test(text.slice(Math.max(0, start - 90), end + 50))) return { start, end };
  }
  return null;
}
