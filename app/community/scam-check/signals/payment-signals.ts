import type { Signal } from "./signal.ts";

const currency = "ksh|kes|kshs|ngn|₦|n|ghs|gh¢|ghc|ugx|shs|etb|birr|usd|us\\$|\\$|£|€";
const amount = `(?<![\\d,.])(?:(?:${currency})\\s?\\d[\\d,.]{0,12}k?|\\d[\\d,.]{0,12}k?\\s?(?:naira|birr|shillings?|bob|cedis?|dollars?|${currency})?)(?![\\w%])`;
const phone = "\\+?\\d[\\d\\s-]{7,15}\\d";
const fees =
  "processing|registration|activation|application|verification|clearance|facilitation|administrative|administration|admin|insurance|handling|courier|delivery|release|commitment|booking|consultation|legali[sz]ation|stamp|tax|form|visa|agency|service|file|upgrade|membership|medical|levy|customs|bank|legal|training|exam card";
const wallets =
  "m-?pesa|momo|mobile money|airtel money|tele ?birr|o-?pay|palmpay|monie ?point|kuda|chipper|cash ?app|zelle|paypal|till(?: number| no)?|pay ?bill|western union|moneygram|world ?remit";
const untraceable =
  "(?:gift|apple|google play|amazon|itunes|steam|razer) cards?|itunes|bitcoin|btc|usdt|crypto(?:currency)?|recharge cards?|airtime";
const secrets =
  "pin|otp|one[- ]time (?:code|password|pin)|verification code|security code|cvv|atm(?: card)?|card (?:number|details)|password|passcode|mpin|bvn";
const pay = "pay|send|deposit|transfer|remit|clear|settle|tuma|lipa|lipia|toa";

/** In French and Amharic people are told so in these words; the Amharic verb comes last. */
const french = {
  pay: "envoyez|envoie|envoyer|payez|paye|payer|versez|verser|transferez|transférez|déposez|deposez",
  amount: "\\d[\\d ., ]{0,12}\\s?(?:f\\s?cfa|cfa|francs?|xaf|xof|fc|frw|fbu|euros?)",
  secrets: "code (?:secret|pin|reçu|recu)|mot de passe|code de (?:vérification|verification)",
};
const amharic = {
  pay: "ላክ|ላኩ|ይላኩ|ክፈል|ክፈሉ|ይክፈሉ|አስገባ|አስገቡ|ያስገቡ",
  amount: "\\d[\\d., ]{0,12}\\s?ብር",
  secrets: "የሚስጥር ቁጥር|የይለፍ ቃል|ፒን|የደረሰዎትን ኮድ|የደረሰህን ኮድ|የደረሰሽን ኮድ",
};

const some = (source: string) => new RegExp(source, "iu");
/** A person is told to pay; "internships pay 7,000 dollars" is the reverse. */
const toldTo = `(?:^|[^\\w\\s]\\s?|\\b(?:to|must|should|please|kindly|just|only|who|you|need to|then|now|can) )(?:${pay})\\b`;

/** Signs that the sender wants money or account details. */
export const paymentSignals = {
  fee: {
    weight: 3,
    withOfficial: 2,
    patterns: [
      some(`\\b(?:${fees})(?: and (?:${fees}))? (?:fees?|charges?|levy|deposit|payment)\\b`),
      some(`${toldTo}[^.!?]{0,50}\\b(?<!test |exam |tuition |school )(?:fee|charges?|commission|deposit)\\b`),
      some(`\\b(?:fee|charge|deposit|tax)\\b[^.!?]{0,40}(?:is|of|:)[^.!?]{0,12}${amount}`),
      some(`${toldTo}[^.!?]{0,20} ${amount}`),
      some(`\\b(?:deposit|transfer|remit|clear|lipa|tuma)\\b[^.!?]{0,20} ${amount}`),
      some(
        `\\b(?:need|require|want)\\b[^.!?]{0,12} ${amount}[^.!?]{0,12}\\b(?:from you|before|first|today|now|to proceed)\\b`,
      ),
      some(
        `${amount}[^.!?]{0,30}\\bto (?:apply|register|activate|secure|confirm|release|claim|unlock|proceed)\\b`,
      ),
      some(
        `\\b(?:forms?|certificates?|letters?|slots?|clearance)\\b[^.!?]{0,15}\\b(?:costs?|na|goes for|is sold at|at)\\b[^.!?]{0,8} ${amount}`,
      ),
      some(
        "\\b(?:make|send|complete|required|pending|outstanding|balance)\\b[^.!?]{0,15}\\bpayment\\b|\\bmy charge\\b",
      ),
      some(
        "\\b(?:refundable|commitment)\\b[^.!?]{0,20}\\b(?:fee|deposit|payment|amount)\\b|\\bpayable to\\b",
      ),
      some("\\b(?:small|little) (?:appreciation|token|something)\\b|\\btakes \\d{1,3} ?%"),
      some("\\b(?:tuma|lipa|lipia|toa)\\b[^.!?]{0,30}\\b(?:ada|pesa|shilingi|ksh|fomu)\\b"),
      some(`\\b(?:${french.pay})\\b[^.!?]{0,40}(?:${french.amount})`),
      some(`\\b(?:${french.pay})\\b[^.!?]{0,30}\\bfrais\\b`),
      some(`${amharic.amount}[^።!?]{0,30}(?:${amharic.pay})`),
    ],
  },
  wallet: {
    weight: 3,
    patterns: [
      some(`\\b(?:${pay})\\b[^.!?]{0,60}\\b(?:${wallets})\\b`),
      some(`\\b(?:${wallets})\\b[^.!?]{0,30}${phone}`),
      some(`\\b(?:${french.pay})\\b[^.!?]{0,60}\\b(?:${wallets}|orange money|wave|moov)\\b`),
      some(`(?:ቴሌ ?ብር|በሞባይል ገንዘብ)[^።!?]{0,40}(?:${amharic.pay})`),
      some(`\\b(?:pay|send (?:am|it|the money)|transfer|deposit|lipa)\\b[^.!?]{0,50}${phone}`),
      some(`\\b(?:send|tuma)\\b[^.!?]{0,40} ${amount}[^.!?]{0,40}${phone}`),
    ],
  },
  untraceable: {
    weight: 4,
    patterns: [some(`\\b(?:pay|send|buy|accept|transfer|use)\\b[^.!?]{0,40}\\b(?:${untraceable})\\b`)],
  },
  secrets: {
    weight: 4,
    patterns: [
      some(
        `\\b(?:send|share|give|reply|forward|text|tell|provide|confirm|snap|drop|read)\\b[^.!?]{0,40}\\b(?:your|the|us|me)\\b[^.!?]{0,30}\\b(?:${secrets})\\b`,
      ),
      some(
        "\\b(?:code|digits?|digit number|numbers?)\\b[^.!?]{0,25}\\b(?:received|sent|got|came)\\b[^.!?]{0,25}\\b(?:sms|text|phone)\\b",
      ),
      some(
        "\\b(?:read|tell|give|send|share)\\b[^.!?]{0,15}\\b(?:code|digits|otp|numbers)\\b|\\b(?:banking|bank) (?:login|log-in|password|pin)\\b",
      ),
      some(
        "\\b(?:debit|credit|atm) card\\b[^.!?]{0,25}\\b(?:digits|number|details|expiry)\\b|\\b(?:numbers|digits) (?:at|on) the back\\b",
      ),
      some(`\\b(?:${french.pay}|donnez|communiquez)\\b[^.!?]{0,30}(?:${french.secrets})`),
      some(`(?:${amharic.secrets})[^።!?]{0,20}(?:${amharic.pay}|ንገር|ይንገሩ|ንገሩን)`),
      some("\\b(?:tuma|toa|tupe)\\b[^.!?]{0,30}\\b(?:nambari ya siri|namba ya siri|pin)\\b"),
    ],
  },
  identity: {
    weight: 2,
    onlyWithoutOfficial: true,
    patterns: [
      some(
        "\\b(?:send|whatsapp|forward|inbox|text|snap|drop|tuma)\\b[^.!?]{0,50}\\b(?:national id|id card|passport|birth certificate|bank (?:details|account)|account (?:details|number)|kitambulisho)\\b",
      ),
    ],
  },
} satisfies Record<string, Signal>;
