import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const newsletter = {
  name: "jarida",
  on: "Jarida la kila wiki huja Jumatatu.",
  off: "Hutapata jarida letu tena.",
};

export const unsubscribeWords: Words["unsubscribeWords"] = {
  alert: {
    name: "arifa na vikumbusho",
    on: "Unapata barua pepe fursa mpya ikilingana na wasifu wako au utafutaji uliohifadhi, na vikumbusho vya tarehe za mwisho ulizohifadhi.",
    off: "Hutapata tena arifa za fursa mpya au utafutaji, wala vikumbusho.",
  },
  reminder: {
    name: "vikumbusho vya tarehe za mwisho",
    on: "Unapata kikumbusho siku 14, 3 na 1 kabla ya maombi uliyohifadhi kufungwa, na tarehe zikibadilika.",
    off: "Hutapata tena vikumbusho vya tarehe za mwisho wala vya mabadiliko.",
  },
  summary: {
    name: "muhtasari wa Jumapili",
    on: "Unapata barua pepe Jumapili yenye mambo ya kufanya wiki ijayo.",
    off: "Hutapata tena muhtasari wa Jumapili.",
  },
  newsletter,
  subscriber: newsletter,
};
