import type { Signal } from "./signal.ts";

const some = (source: string) => new RegExp(source, "iu");

/** Signs that the sender wants you to act before you think. */
export const pressureSignals = {
  prize: {
    weight: 4,
    patterns: [
      some("\\blucky (?:winner|number|student|person|draw)\\b"),
      some(
        "\\byour (?:number|e-?mail|phone|line|name|sim)(?: address)?\\b[^.!?]{0,20}\\b(?:won|selected|picked|chosen)\\b",
      ),
      some("\\b(?:randomly|electronically) (?:selected|chosen|picked)\\b"),
      some(
        "\\byou (?:have |'ve )?(?:just )?won\\b|\\bclaim your (?:prize|grant|money|funds|reward|cash|award)\\b",
      ),
      some("\\bumeshinda\\b|\\bclaims? (?:officer|agent|department)\\b"),
      some("\\beven if you (?:did not|didn't|never) appl"),
      some("\\byour (?:number|e-?mail|phone|line|name|sim)\\b[^.!?]{0,10}\\b(?:is|was) (?:among|one of)\\b"),
    ],
  },
  reply: {
    weight: 2,
    patterns: [some("\\b(?:reply|respond|text back|answer)(?: with)? (?:yes|ok|y|ndio|claim)\\b")],
  },
  selected: {
    weight: 1,
    patterns: [
      some(
        "\\byou (?:have been|are|were|qualify)\\b[^.!?]{0,15}\\b(?:selected|shortlisted|chosen|approved|awarded|for)\\b",
      ),
      some(
        "\\b(?:application|bursary|scholarship|loan|grant)\\b[^.!?]{0,50}\\bhas been (?:approved|credited|granted)\\b",
      ),
      some("\\bumechaguliwa\\b"),
    ],
  },
  guarantee: {
    weight: 3,
    patterns: [
      some("\\bguaranteed?\\b|\\b100 ?% (?:sure|success|approval|legit|real|genuine)|\\bsuccess rate\\b"),
      some(
        "\\b(?:visa|admission|award|place|offer)\\b[^.!?]{0,10}\\bis (?:very )?sure\\b|\\bsure (?:visa|deal|admission)\\b",
      ),
      some("\\b(?:automatic|instant) (?:approval|admission|award)\\b"),
      some(
        "\\b(?:everyone|everybody|all applicants|every applicant)\\b[^.!?]{0,10}\\b(?:qualif|gets|accepted|wins)",
      ),
    ],
  },
  noRules: {
    weight: 2,
    patterns: [
      some(
        "\\bno (?:interviews?|exams?|tests?|requirements?|certificates?|qualifications?|documents?|results)\\b",
      ),
    ],
  },
  handout: {
    weight: 2,
    patterns: [
      some(
        "\\bfree (?:laptops?|tablets?|smartphones?|data|airtime)\\b|\\b\\d{1,6} ?gb\\b[^.!?]{0,15}\\bfree\\b",
      ),
      some(
        "\\b(?:every|all) (?:student|pupil|youth|citizen)s?\\b[^.!?]{0,20}\\b(?:gets?|receives?|will be given)\\b",
      ),
    ],
  },
  chain: {
    weight: 3,
    patterns: [
      some(
        "\\b(?:share|forward|send|post|drop|paste|tuma)\\b[^.!?]{0,40}\\b(?:\\d{1,6}|three|five|six|seven|eight|ten|twelve|fifteen|twenty)\\b[^.!?]{0,20}\\b(?:friends|groups?|people|contacts|chats|watu)\\b",
      ),
    ],
  },
  testimony: {
    weight: 2,
    patterns: [
      some("\\bi (?:have |'ve )?(?:just )?(?:got|received|gotten) mine\\b|\\bit (?:really )?works\\b"),
      some("\\b(?:this is )?not a (?:scam|joke)\\b|\\b(?:legit|it is real)\\b"),
    ],
  },
  insider: {
    weight: 4,
    patterns: [
      some(
        "\\b(?:connection|contact|person|brother|sister|uncle|friend|someone)\\b[^.!?]{0,25}\\b(?:inside|in the (?:ministry|embassy|office|board))\\b",
      ),
      some(
        "\\bslots? (?:for|on) sale\\b|\\b(?:buy|sell|selling) (?:a |the )?(?:slots?|places?|admission)\\b",
      ),
      some(
        "\\b(?:upgrade|change|fix|correct|increase) (?:it|your (?:results?|grades?|scores?|marks)|the (?:results?|grades?|scores?|marks)|results?)\\b[^.!?]{0,20}(?:\\bin the system\\b|\\bfor you\\b|\\band\\b|$)|\\bback ?door\\b",
      ),
      some("\\b(?:facilitate|arrange|fix) your (?:admission|visa|award|scholarship)\\b"),
      some(
        "\\b(?:cut-? ?off|grades?|results?|points?)\\b[^.!?]{0,20}\\b(?:not|no) (?:a |an )?(?:problem|issue|barrier)\\b",
      ),
      some(
        "\\b(?:settle|pay|appreciate)(?: us| me)? after\\b|\\bonly serious\\b|\\bserious \\w{1,20} only\\b",
      ),
      some("\\b(?:put|add) your name (?:on|in|to) the\\b|\\byour name goes on the list\\b"),
    ],
  },
  secrecy: {
    weight: 2,
    patterns: [
      some(
        "\\bkeep (?:this|it) (?:between us|secret|confidential|quiet|private)\\b|\\bbetween (?:you and me|us)\\b",
      ),
      some("\\b(?:do not|don't|never) tell (?:any|every|your)"),
    ],
  },
  chatOnly: {
    weight: 2,
    onlyWithoutOfficial: true,
    patterns: [
      some("\\b(?:whats ?app|telegram)\\b[^.!?]{0,25}(?:\\+?\\d[\\d\\s-]{7,15}\\d|@\\w{4})"),
      some(
        "\\b(?:inbox|dm|pm) (?:me|us|now)\\b|\\b(?:text|message|talk to|write to) (?:me|him|her|the \\w{1,20}) on (?:whats ?app|telegram)\\b",
      ),
      some("\\b(?:call|contact|dial|piga simu|talk to)\\b[^.!?]{0,30}(?:\\+?\\d[\\d\\s-]{7,15}\\d)"),
      some(
        "\\b(?:call|contact|dial) (?:pastor|mr|mrs|dr|the agent|the coordinator|the officer|our agent|agent)\\b",
      ),
    ],
  },
  urgency: {
    weight: 1,
    patterns: [
      some(
        "\\bwill be (?:removed|cancelled|canceled|forfeited|given to another|lost)\\b|\\bclose of business\\b",
      ),
      some("\\b(?:hurry|act (?:now|fast)|last chance|urgent(?:ly)?|asap|haraka)\\b"),
      some(
        "\\b(?:few|limited|only \\d{1,6}) (?:slots?|spaces?|places|positions|seats)\\b|\\bslots? (?:are )?(?:almost|nearly)\\b",
      ),
      some(
        "\\b(?:within|in) (?:the next )?\\d{1,6} ?(?:hours?|hrs|minutes?)\\b|\\bbefore (?:midnight|it expires|it is too late)\\b",
      ),
      some("\\b(?:today only|expires? (?:today|tonight|soon)|this evening|right now|call now|claim now)\\b"),
    ],
  },
} satisfies Record<string, Signal>;
